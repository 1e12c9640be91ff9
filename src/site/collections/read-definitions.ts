import { definedIn } from '../files/collection-files';
import type { Files } from '../files/files';
import type { Finding } from '../problem/finding';
import { createFinding } from '../problem/rule-text';
import { schemaFindings } from '../read/page-reader';
import { readDocument } from '../read/read-document';
import { kindPlan } from '../schema/field-plan';
import type { Collection, Page, RowGroups, SiteContent } from '../schema/types.gen';
import { guess } from '../text/nearest';
import { charactersIn } from '../text/wording';
import type { Validators } from '../validate/validators';
import { localeOf } from '../words/locale-of';
import { ownFields } from './fields';
import { groupPath } from './group-path';
import { rowField } from './rules/row-field';
import { token } from './rules/token';
import { tokenKind } from './rules/token-kind';
import { tokenLimit } from './rules/token-limit';
import { tokenOptional } from './rules/token-optional';
import { compileTemplate } from './template';
import type { Part, TemplateContext, TemplateMistake } from './template-part';
import { namesOf } from './template-text';

/** A collection whose definition holds: every valid row gives a valid page and a valid item of lists. */
export interface Definition {
  /** The name of its folder. */
  name: string;
  /** Its collection.json, and that as a text. */
  file: string;
  text: string;
  collection: Collection;
  page: Part | undefined;
  item: Part | undefined;
  group: Part | undefined;
  locale: string;
}

export interface ReadDefinitions {
  definitions: ReadonlyMap<string, Definition>;
  /** The names of folders whose definition has a mistake: nothing is known of their pages. */
  broken: ReadonlySet<string>;
  findings: readonly Finding[];
}

/** Of a site without collections. */
export const noDefinitions: ReadDefinitions = { definitions: new Map(), broken: new Set(), findings: [] };

/** The word that stands for the rows of a group. */
const groupFields = ({ fields, groups }: Collection): Collection['fields'] => {
  const words = fields[groups?.by ?? '']?.of ?? [];
  return { tag: { kind: 'line', max: Math.max(...words.map(charactersIn)) } };
};

/** Reads the definitions of all collections, and checks their templates against their fields. */
export function readDefinitions(
  files: Files,
  validators: Validators,
  site: SiteContent | undefined,
): ReadDefinitions {
  const definitions = new Map<string, Definition>();
  const broken = new Set<string>();
  const findings: Finding[] = [];
  const locale = localeOf(site?.site.language ?? 'en');
  for (const file of files.list()) {
    const name = definedIn(file);
    if (name === undefined) continue;
    const { definition, found } = readDefinition(files, validators, name, file, locale);
    findings.push(...found);
    if (definition) definitions.set(name, definition);
    else broken.add(name);
  }
  return { definitions, broken, findings };
}

function readDefinition(
  files: Files,
  validators: Validators,
  name: string,
  file: string,
  locale: string,
): { definition?: Definition; found: readonly Finding[] } {
  const document = readDocument(files, file);
  if (document.findings.length > 0) return { found: document.findings };
  const validation = validators.collection(document.value);
  if (!validation.valid) return { found: schemaFindings(validation, file, '') };
  const collection = validation.content;
  const found = fieldFindings(collection, file);
  if (found.length > 0) return { found };
  const compile = (node: unknown, kind: 'page' | 'rowItem', pointer: string, fields = collection.fields) => {
    const context: TemplateContext = {
      fields,
      locale,
      report: (at, mistake) => found.push(templateFinding({ ...collection, fields }, file, at, mistake)),
    };
    return compileTemplate(node, kindPlan(kind), pointer, context);
  };
  const page = collection.page && compile(collection.page, 'page', '/page');
  const item = collection.item && compile(collection.item, 'rowItem', '/item');
  const group =
    collection.groups && compile(collection.groups.page, 'page', '/groups/page', groupFields(collection));
  if (found.length === 0) {
    const samples = [
      ...(page ? [{ pointer: '/page', checked: validators.page(samplePage(page)) }] : []),
      ...(item ? [{ pointer: '/item', checked: validators.rowItem(item.sample) }] : []),
      ...(group ? [{ pointer: '/groups/page', checked: validators.page(samplePage(group)) }] : []),
    ];
    for (const { pointer, checked } of samples)
      if (!checked.valid) found.push(...schemaFindings(checked, file, pointer));
  }
  if (found.length > 0) return { found };
  const text = JSON.stringify(document.value);
  return { definition: { name, file, text, collection, page, item, group, locale }, found };
}

/** The page of a row that has all fields. A template does not have its path. */
export const samplePage = ({ sample }: Part): Page => ({ ...(sample as Page), path: '/a/a' });

function fieldFindings({ fields, path, page, feed, groups }: Collection, file: string): Finding[] {
  const at = (pointer: string) => ({ file, pointer });
  const own = new Set(ownFields.map(({ key }) => key));
  const dated = Object.values(fields).some(
    ({ kind, optional, list }) => kind === 'date' && !optional && !list,
  );
  const by = groups && Object.hasOwn(fields, groups.by) ? fields[groups.by] : undefined;
  return [
    ...Object.entries(fields).flatMap(([key, { kind, of, min, max }]) => [
      ...(own.has(key) ? [createFinding(rowField, at(`/fields/${key}`), 'reserved', key)] : []),
      ...((kind === 'choice' || kind === 'words') && !of
        ? [createFinding(rowField, at(`/fields/${key}`), 'noWords', kind)]
        : []),
      ...(min !== undefined && max !== undefined && min > max
        ? [createFinding(rowField, at(`/fields/${key}/min`), 'limits', min, max)]
        : []),
    ]),
    ...(page && path === undefined ? [createFinding(rowField, at('/page'), 'noPage', 'path')] : []),
    ...(path !== undefined && !page ? [createFinding(rowField, at('/path'), 'noPage', 'page')] : []),
    ...(feed && !(page && dated) ? [createFinding(rowField, at('/feed'), 'noDate')] : []),
    ...(groups && by?.kind !== 'words' && by?.kind !== 'choice'
      ? [createFinding(rowField, at('/groups/by'), 'noGroup', groups.by)]
      : []),
    ...(groups ? sameGroups(groups, by?.of ?? [], file) : []),
  ];
}

/** Words that are the same in an address. */
function sameGroups({ by, path }: RowGroups, words: readonly string[], file: string): Finding[] {
  const paths = words.map((word) => groupPath(path, word));
  return paths.flatMap((own, index) => {
    const first = paths.indexOf(own);
    const place = { file, pointer: `/fields/${by}/of/${index}` };
    const [word = '', other = ''] = [words[index], words[first]];
    return first < index ? [createFinding(rowField, place, 'sameGroup', word, other, own)] : [];
  });
}

function templateFinding(
  { name, fields }: Collection,
  file: string,
  pointer: string,
  mistake: TemplateMistake,
): Finding {
  const place = { file, pointer };
  switch (mistake.type) {
    case 'unknown':
    case 'name': {
      const known = namesOf(fields);
      return createFinding(
        token,
        place,
        mistake.type,
        mistake.field,
        name,
        known,
        guess(mistake.field, known, 2),
      );
    }
    case 'kind':
      return createFinding(tokenKind, place, 'whole', mistake.field, mistake.kind, mistake.wanted);
    case 'inText':
      return createFinding(tokenKind, place, 'inText', mistake.field, mistake.kind);
    case 'limit':
      return createFinding(
        tokenLimit,
        place,
        'long',
        mistake.field,
        mistake.most,
        mistake.limit,
        mistake.unit,
      );
    case 'short':
      return createFinding(
        tokenLimit,
        place,
        'short',
        mistake.field,
        mistake.least,
        mistake.limit,
        mistake.unit,
      );
    case 'optional':
      return createFinding(tokenOptional, place, 'missing', mistake.field);
    case 'condition': {
      const optional = Object.entries(fields).flatMap(([key, field]) => (field.optional ? [key] : []));
      return createFinding(tokenOptional, place, 'condition', mistake.field, optional);
    }
    case 'first':
      return createFinding(tokenOptional, place, 'first');
    case 'few':
      return createFinding(tokenOptional, place, 'few', mistake.least);
  }
}
