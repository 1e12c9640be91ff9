import { type Files, normalizeText } from '../../site/files/files';
import { escapeKey, keysOf } from '../../site/json/json-path';
import { nodeAt } from '../../site/json/json-tree';
import { createLocator, type Locator } from '../../site/json/locate';
import { markdownLinks } from '../../site/page/markdown-links';
import type { Finding, Fix } from '../../site/problem/finding';
import type { PlacedFix } from '../../site/problem/problem';
import { isConflict } from '../conflict';
import { isTableDraft } from '../csv/content-draft';
import { createOpenFiles, isDraft } from '../open-files';
import type { ValueOperation } from '../operation';
import { editText } from '../text/edit-text';
import { readValue } from '../text/find-place';
import { type JsonText, readJsonText } from '../text/json-text';
import { perform } from '../text/perform';
import { applyEdits, editsOf } from '../text/pieces';

/** A mistake with what corrects it, if that is known. */
export type Fixable = Pick<Finding, 'file' | 'pointer' | 'fix'>;

/** The operation that corrects a mistake, if it is known without doubt what does. */
export function fixOf(
  { file, pointer, fix }: Fixable,
  { source, root }: JsonText,
): ValueOperation | undefined {
  const node = fix && nodeAt(root, keysOf(pointer));
  if (!node) return undefined;
  if ('key' in fix) {
    const to = `${pointer.slice(0, pointer.lastIndexOf('/'))}/${escapeKey(fix.key)}`;
    return { op: 'move', file, at: pointer, to };
  }
  const was = readValue(source, node);
  const value = fixed(was, fix);
  return value === undefined || value === was ? undefined : { op: 'set', file, at: pointer, value, was };
}

function fixed(was: unknown, fix: Exclude<Fix, { key: string }>): unknown {
  if ('value' in fix) return fix.value;
  if (typeof was !== 'string') return undefined;
  // What follows {{ is shown as it is written.
  if ('part' in fix)
    return was
      .split('{{')
      .map((text) => text.replaceAll(fix.part, () => fix.to))
      .join('{{');
  return withLink(was, fix);
}

/** Replaces an address: the whole text, or links in its Markdown. */
function withLink(
  text: string,
  { link, to, keepsAnchor }: Extract<Fix, { link: string }>,
): string | undefined {
  const fixedLink = (href: string) => {
    if (href === link) return to;
    return keepsAnchor && href.startsWith(`${link}#`) ? to + href.slice(link.length) : undefined;
  };
  const edits = markdownLinks(text).flatMap(({ href, start, end }) => {
    const address = fixedLink(href);
    return address === undefined ? [] : editsOf([{ start, end }], address);
  });
  return fixedLink(text) ?? (edits.length > 0 ? applyEdits(text, edits) : undefined);
}

interface Fixed<Finding> {
  operations: readonly ValueOperation[];
  /** What they correct. */
  findings: readonly Finding[];
}

/** All corrections that are known without doubt. Each is made in the text that those before it leave. */
export function fixAll<Finding extends Fixable>(files: Files, findings: readonly Finding[]): Fixed<Finding> {
  const open = createOpenFiles(files);
  const operations: ValueOperation[] = [];
  const fixed = findings.filter((finding) => {
    const file = finding.file.endsWith('.json') ? open.get(finding.file) : undefined;
    const draft = file && open.draft(finding.file, file);
    if (!draft || !isDraft(draft) || isTableDraft(draft)) return false;
    const operation = fixOf(finding, draft.json());
    if (!operation || isConflict(perform(draft, operation))) return false;
    operations.push(operation);
    return true;
  });
  return { operations, findings: fixed };
}

/** Places the fixes of findings in the texts of their files, for tools. */
export function placeFixes(files: Files): (finding: Fixable) => PlacedFix | undefined {
  let last: { file: string; json: JsonText | undefined; locator: Locator } | undefined;
  return (finding) => {
    const { file, fix } = finding;
    if (!fix || !file.endsWith('.json')) return undefined;
    if (last?.file !== file) {
      const text = textOf(files, file);
      last = { file, json: readJsonText(text), locator: createLocator(text) };
    }
    return last.json && placeFix(finding, last.json, last.locator);
  };
}

function placeFix(finding: Fixable, json: JsonText, { atOffset }: Locator): PlacedFix | undefined {
  const operation = fixOf(finding, json);
  const edited = operation && editText(finding.file, json.source, [operation]);
  if (!edited || isConflict(edited)) return undefined;
  const edits = edited.edits.map(({ offset, length, text }) => ({ ...atOffset(offset, length), text }));
  return { operation, edits };
}

function textOf(files: Files, file: string): string {
  try {
    const text = normalizeText(files.read(file));
    JSON.parse(text);
    return text;
  } catch {
    // Its mistake is no single value.
    return '';
  }
}
