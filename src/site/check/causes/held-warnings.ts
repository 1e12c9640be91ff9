import { pageStart, siteFile } from '../../files/site-file';
import { kindOf, pictureKinds } from '../../image/picture-files';
import { type Finding, isWarning } from '../../problem/finding';

/** What is not used may be used where an error is. */
const ofAbsence: readonly string[] = ['image-unused', 'file-unused', 'shared-unused', 'unreachable-page'];

/** With such an error, a page is not the one that its other parts are written for. */
const ofWholePage: readonly string[] = ['duplicate-path', 'hero', 'broken-layout', 'duplicate-id'];

/** The findings without the warnings that may only follow from an error: they are shown when it is corrected. */
export function withoutHeldWarnings(findings: readonly Finding[]): readonly Finding[] {
  const errors = findings.filter((finding) => !isWarning(finding));
  if (errors.length === 0) return findings;
  const places = new Set(errors.map(placeOf));
  const pages = new Set(errors.filter(({ id }) => ofWholePage.includes(id)).map(pageOf));
  const isPictureMissing = errors.some(({ id }) => id === 'image-missing');
  return findings.filter(
    (finding) =>
      !isWarning(finding) ||
      !(
        (isPictureMissing && isUnreadPicture(finding)) ||
        ofAbsence.includes(finding.id) ||
        places.has(placeOf(finding)) ||
        pages.has(pageOf(finding))
      ),
  );
}

/** A picture outside of images/, or a folder of them. */
const isUnreadPicture = ({ id, file }: Finding) =>
  id === 'unread-file' && pictureKinds.includes(kindOf(file).toLowerCase());

const placeOf = ({ file, pointer }: Finding) => `${file} ${pointer}`;
const pageOf = ({ file, pointer }: Finding) =>
  `${file} ${file === siteFile ? (pageStart(pointer) ?? pointer) : ''}`;
