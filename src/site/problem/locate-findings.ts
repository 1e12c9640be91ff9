import { createCsvLocator } from '../csv/csv-locator';
import type { Files } from '../files/files';
import { createLocator, type Locator } from '../json/locate';
import { visible } from '../text/wording';
import { inFileOrder } from './file-order';
import type { Finding } from './finding';
import { groupBy } from './group-by';
import type { PlacedFix, Problem } from './problem';

/**
 * Adds lines and columns, and what `placeFix` gives. Only files with a mistake are read again. Sorted in the order to
 * correct them.
 */
export function locateFindings(
  files: Files,
  findings: readonly Finding[],
  placeFix?: (finding: Finding) => PlacedFix | undefined,
): Problem[] {
  const byFile = groupBy(findings, ({ file }) => file);
  return [...byFile]
    .sort(([a], [b]) => inFileOrder(a, b))
    .flatMap(([file, found]) => {
      const locator = locatorOf(files, file);
      return found
        .map((finding) => problemOf(finding, locator, placeFix?.(finding)))
        .sort((a, b) => a.line - b.line || a.column - b.column);
    });
}

function problemOf(
  { id, severity, file, pointer, span, part, message, help }: Finding,
  locator: Locator,
  fix: PlacedFix | undefined,
): Problem {
  const range = span ? locator.atOffset(span.offset, span.length) : locator.atPointer(pointer, part);
  return {
    id,
    severity,
    file,
    pointer,
    ...range,
    message: visible(message),
    ...(help !== undefined && { help: visible(help) }),
    ...(fix && { fix }),
  };
}

function locatorOf(files: Files, file: string): Locator {
  const create = file.endsWith('.csv') ? createCsvLocator : createLocator;
  return create(readText(files, file));
}

/** A file that can't be read is a mistake too. Like an image, it has no lines. */
function readText(files: Files, file: string): string {
  if (!file.endsWith('.json') && !file.endsWith('.csv')) return '';
  try {
    return files.read(file);
  } catch {
    return '';
  }
}
