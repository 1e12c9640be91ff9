import { fileNameOf, folderOf } from '../../files/file-path';
import { isPublished, publishedPath } from '../../files/published-files';
import { isBelowImages } from '../../files/site-file';
import { kindOf } from '../../image/picture-files';
import type { Finding } from '../../problem/finding';
import { counted } from '../../text/wording';

/** Rules about the name of a file. */
const nameRules: readonly string[] = ['file-name', 'file-kind', 'image-kind'];

/** A file whose name can't be used and the fields that name it, or its right name, are one mistake: at the file. */
export function gatherMisnamed(findings: readonly Finding[]): readonly Finding[] {
  const misnamed = findings.filter(({ id }) => nameRules.includes(id));
  if (misnamed.length === 0) return findings;
  const users = new Map<Finding, Finding[]>();
  for (const finding of findings) {
    const name = finding.written ?? (isMissing(finding) ? finding.cause?.[1] : undefined);
    const file = name && misnamed.find((each) => isMeant(each.file, name));
    if (file) users.set(file, [...(users.get(file) ?? []), finding]);
  }
  const replaced = new Set([...users.values()].flat());
  return findings.flatMap((finding) => {
    const named = users.get(finding);
    return named ? [withUsers(finding, named)] : replaced.has(finding) ? [] : [finding];
  });
}

const isMissing = ({ cause }: Finding) => cause !== undefined && ['image', 'file', 'page'].includes(cause[0]);

function withUsers(finding: Finding, users: readonly Finding[]): Finding {
  const wanted = users.find(isMissing)?.cause?.[1];
  const where = users.length === 1 ? users[0]?.file : counted(users.length, 'places');
  const help =
    wanted === undefined
      ? finding.help?.replace(/\.$/, `, and write this name in ${where}.`)
      : finding.help?.replace(
          /^Rename.*/,
          `Rename it to "${wanted.replace(/^\//, 'files/')}", its name in ${where}.`,
        );
  return { ...finding, help, followUps: users };
}

/** Whether a field with this text means the file. */
function isMeant(file: string, name: string): boolean {
  if (file === name || (isPublished(file) && `/${publishedPath(file)}` === name)) return true;
  const [has, wants] = [lettersOf(file), lettersOf(name)];
  const isOfFolder = name.startsWith('/') ? isPublished(file) && kindOf(name) !== '' : isBelowImages(file);
  // In its own folder, a file is meant by few letters.
  const fewest = folderOf(file) === folderOf(name) ? 1 : 3;
  return isOfFolder && (has === wants || (wants.length >= fewest && has.includes(wants)));
}

/** Of the name of a file what nobody mistypes. */
const lettersOf = (path: string) =>
  fileNameOf(path)
    .replace(/\.\w*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
