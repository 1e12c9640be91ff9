import { noDefinitions } from '../collections/read-definitions';
import type { Files } from '../files/files';
import { knownPages } from '../page/known-pages';
import { siteReferences } from '../page/page-facts';
import { noTimes } from '../page/times';
import type { Finding } from '../problem/finding';
import { createFinding } from '../problem/rule-text';
import { imageKind } from './image-kind';
import { imageLarge } from './image-large';
import { imagePixels } from './image-pixels';
import { imageUnreadable } from './image-unreadable';
import { knownRedirects } from './known-redirects';
import type { CheckedContent, Rule } from './rule';
import { svgClean } from './svg-clean';
import { svgCostly } from './svg-costly';
import { svgUnreadable } from './svg-unreadable';

/** What can be said of a picture without the pages that show it. */
const rules: readonly Rule[] = [
  imageKind,
  svgUnreadable,
  imageUnreadable,
  imagePixels,
  svgCostly,
  imageLarge,
  svgClean,
];

/** What the rules say of the only file there is, as the picture of a field. */
export const checkPicture = (files: Files, src: string): Finding[] => checkAlone(rules, files, src);

/** What rules say of the only file there is. */
export function checkAlone(rules: readonly Rule[], files: Files, src: string): Finding[] {
  const findings: Finding[] = [];
  const content = aloneWith(files);
  const location = { file: src, pointer: '' };
  for (const rule of rules) {
    rule.fields?.imageFile?.(
      src,
      {
        content,
        page: undefined,
        report: (_, mistake, ...data) => findings.push(createFinding(rule, location, mistake, ...data)),
      },
      { parent: undefined, key: 'src' },
    );
    rule.site?.(content, (_, mistake, ...data) =>
      findings.push(createFinding(rule, location, mistake, ...data)),
    );
  }
  return findings;
}

const aloneWith = (files: Files): CheckedContent => ({
  files,
  hasFile: (path) => files.list().includes(path),
  site: undefined,
  tokens: undefined,
  definitions: noDefinitions,
  logoIds: undefined,
  published: new Map(),
  suggest: { image: () => undefined, logo: () => undefined },
  whole: false,
  complete: false,
  pages: [],
  known: knownPages([], []),
  times: noTimes,
  redirects: knownRedirects([], knownPages([], [])),
  references: siteReferences(undefined),
  suggestPath: () => undefined,
});
