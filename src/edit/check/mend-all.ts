import { type Files, normalizeText } from '../../site/files/files';
import { createLocator } from '../../site/json/locate';
import type { Fix, Problem } from '../../site/problem/problem';
import { isConflict } from '../conflict';
import { createOpenFiles, isDraft } from '../open-files';
import type { ValueOperation } from '../operation';
import { editText } from '../text/edit-text';
import { readJsonText } from '../text/json-text';
import { perform } from '../text/perform';
import { type Mendable, mendOf } from './mend';

export interface Mended<Finding> {
  operations: readonly ValueOperation[];
  /** What they correct. */
  findings: readonly Finding[];
}

/** All mends that are known without doubt; each is made in the text that those before it leave. */
export function mendAll<Finding extends Mendable>(
  files: Files,
  findings: readonly Finding[],
): Mended<Finding> {
  const open = createOpenFiles(files);
  const operations: ValueOperation[] = [];
  const mended = findings.filter((finding) => {
    const file = finding.file.endsWith('.json') ? open.get(finding.file) : undefined;
    const draft = file && open.draft(finding.file, file);
    const operation = draft && isDraft(draft) ? mendOf(finding, draft.json()) : undefined;
    if (!draft || !isDraft(draft) || !operation || isConflict(perform(draft, operation))) return false;
    operations.push(operation);
    return true;
  });
  return { operations, findings: mended };
}

/** Problems with their mends, for tools. */
export function withFixes(files: Files, problems: readonly Problem[]): Problem[] {
  let last: { file: string; text: string } | undefined;
  return problems.map((problem) => {
    const { mend, ...shown } = problem;
    const { file } = shown;
    if (!mend || !file.endsWith('.json')) return shown;
    if (last?.file !== file) last = { file, text: textOf(files, file) };
    const fix = fixOf(problem, last.text);
    return fix ? { ...shown, fix } : shown;
  });
}

function fixOf(problem: Problem, text: string): Fix | undefined {
  const json = readJsonText(text);
  const operation = json && mendOf(problem, json);
  const edited = operation && editText(problem.file, text, [operation]);
  if (!edited || isConflict(edited)) return undefined;
  const { atOffset } = createLocator(text);
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
