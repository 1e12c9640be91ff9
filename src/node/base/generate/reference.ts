import { isRecord } from '../../../site/json/is-record';
import { planField } from '../../../site/schema/field-plan';
import { fillSnippet } from '../../../site/schema/fill-snippet';
import { limitWords } from '../../../site/schema/limit-words';

interface Definition {
  $ref?: string;
  const?: unknown;
  title?: string;
  description?: string;
  type?: string;
  enum?: readonly string[];
  enumDescriptions?: readonly string[];
  properties?: Readonly<Record<string, Definition>>;
  required?: readonly string[];
  items?: Definition;
  additionalProperties?: Definition | boolean;
  oneOf?: readonly Definition[];
  defaultSnippets?: readonly { body: unknown }[];
}

export interface Schema extends Definition {
  $defs: Readonly<Record<string, Definition>>;
}

const kindOf = ({ $ref }: Definition) => $ref?.replace('#/$defs/', '');
const typeOf = ({ properties }: Definition) => String(properties?.type?.const);
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const anchor = (heading: string) => heading.toLowerCase().replaceAll(' ', '-');

const special: Readonly<Record<string, string>> = {
  icon: '[icon name](#names)',
  device: '[device name](#names)',
  markdown: 'Markdown',
  block: '[block](#blocks)',
};
const plainTypes: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: '`true` or `false`',
  integer: 'number',
};

/** The editor's reference in Markdown: every block, then the parts of blocks, then site.json. */
export function writeReference(schema: Schema): string {
  const { $defs } = schema;
  const define = (name: string): Definition => $defs[name] ?? {};
  const resolve = (field: Definition): Definition => ({ ...define(kindOf(field) ?? ''), ...field });
  const blockNames = (define('block').oneOf ?? []).flatMap((variant) => kindOf(variant) ?? []);

  /** The headings, by the name of the object definition. */
  const headings = new Map<string, string>();
  for (const [name, definition] of Object.entries($defs))
    if (definition.properties)
      headings.set(name, blockNames.includes(name) ? typeOf(definition) : (definition.title ?? name));

  const link = (name: string) => {
    const heading = headings.get(name);
    return heading === undefined ? undefined : `[${heading}](#${anchor(heading)})`;
  };

  function values(field: Definition): string {
    const kind = kindOf(field) ?? '';
    const known = special[kind] ?? link(kind);
    if (known !== undefined) return known;
    const { const: only, enum: choices, oneOf, items, type = '', additionalProperties } = resolve(field);
    if (only !== undefined) return `\`"${only}"\``;
    if (choices) return choices.map((choice) => `\`${choice}\``).join(', ');
    if (oneOf) return oneOf.map(values).join(' or ');
    if (items) return `list of ${values(items)}`;
    if (isRecord(additionalProperties)) return `${values(additionalProperties)} by name`;
    return plainTypes[type] ?? type;
  }

  function fields({ properties = {}, required = [] }: Definition): string {
    const rows = Object.entries(properties).map(([name, field]) => {
      const shown = required.includes(name) ? `**${name}**` : name;
      const description = resolve(field).description ?? '';
      return `| ${shown} | ${cell(values(field))} | ${cell(description)} | ${cell(limitWords(planField(field)))} |`;
    });
    return `| field | value | description | limits |\n| --- | --- | --- | --- |\n${rows.join('\n')}`;
  }

  function part(level: string, name: string, picture = ''): string {
    const definition = define(name);
    const [snippet] = definition.defaultSnippets ?? [];
    return [
      `${level} ${headings.get(name)}`,
      definition.description ?? '',
      ...(picture ? [picture] : []),
      fields(definition),
      ...(snippet ? [`\`\`\`json\n${JSON.stringify(fillSnippet(snippet.body), null, 2)}\n\`\`\``] : []),
    ].join('\n\n');
  }

  const names = (name: string) => {
    const { enum: choices = [], enumDescriptions = [] } = define(name);
    const shown = choices.map((choice, index) =>
      enumDescriptions[index]
        ? `\`${choice}\` (${enumDescriptions[index].replace(/\.$/, '').toLowerCase()})`
        : `\`${choice}\``,
    );
    return `**${name}**: ${shown.join(', ')}.`;
  };

  return `${[
    '# Reference for editors',
    'Generated from `site.schema.json` by `npm run types`. Required fields are bold. Every example is valid.',
    '## Blocks',
    blockNames.map((name) => `- ${link(name)}: ${define(name).description}`).join('\n'),
    ...blockNames.map((name) => {
      const type = typeOf(define(name));
      return part('###', name, `![The block ${type}](screens/blocks/${type}.jpg)`);
    }),
    '## Parts of pages and blocks',
    ...[...headings.keys()].filter((name) => !blockNames.includes(name)).map((name) => part('###', name)),
    '## site.json',
    schema.description ?? '',
    fields(schema),
    '## Names',
    names('device'),
    names('icon'),
  ].join('\n\n')}\n`;
}
