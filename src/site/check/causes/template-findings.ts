import type { Definition } from '../../collections/read-definitions';
import type { SitePage } from '../../page/site-page';
import type { Finding } from '../../problem/finding';
import { groupBy } from '../../problem/group-by';

/**
 * A mistake in a text with words of a template and of a row. It is in the words of the template if all rows have it, or
 * the sample of the template: then it is said there, and otherwise at the cell.
 */
export function atTemplates(
  findings: readonly Finding[],
  definitions: ReadonlyMap<string, Definition>,
  pages: readonly SitePage[],
  ofSample: (definition: Definition) => readonly Finding[],
): readonly Finding[] {
  if (!findings.some(({ template }) => template !== undefined)) return findings;
  const nameOf = ({ file }: Finding) => file.split('/', 2)[1] ?? '';
  const keyOf = ({ template, id, message }: Finding) => `${template} ${id} ${message}`;
  const common = [
    ...groupBy(
      findings.filter(({ template }) => template !== undefined),
      nameOf,
    ),
  ].flatMap(([name, own]) => {
    const definition = definitions.get(name);
    if (!definition) return [];
    const rows = pages.filter(({ file, made }) => made?.collection === name && file !== definition.file);
    const sample = ofSample(definition);
    return [...groupBy(own, keyOf).values()].flatMap((same) => {
      const [first] = same;
      const places = new Set(same.map(({ file, pointer }) => `${file} ${pointer}`));
      const isCommon = rows.length > 1 && places.size === rows.length;
      const isOfSample = sample.some(({ id, message }) => id === first?.id && message === first.message);
      return isCommon || isOfSample ? same.map((finding) => [finding, definition.file] as const) : [];
    });
  });
  const files = new Map(common);
  return findings.map((finding) => {
    const file = files.get(finding);
    const { template: pointer, ...others } = finding;
    return file === undefined || pointer === undefined ? finding : { ...others, file, pointer };
  });
}
