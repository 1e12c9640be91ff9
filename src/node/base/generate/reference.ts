import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { relative } from 'node:path/posix';
import { siteFile } from '../../../site/files/site-file';
import { type Kind, kinds } from '../../../site/schema/definitions';
import { filePlan, kindPlan } from '../../../site/schema/field-plan';
import { fillSnippet } from '../../../site/schema/fill-snippet';
import { limitWords } from '../../../site/schema/limit-words';
import { fieldsOf, valuesOf } from '../../../site/schema/plan-at';
import type { FieldPlan } from '../../../site/schema/plan-types';
import { listed } from '../../../site/text/wording';
import { isOwnBlock, pictureFile, type RegisteredBlock } from './registered-blocks';
import { blocksOf } from './update-schema';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const anchor = (heading: string) => heading.toLowerCase().replaceAll(' ', '-');

const special: Readonly<Record<string, string>> = {
  icon: '[icon name](#names)',
  device: '[device name](#names)',
  markdown: 'Markdown',
  longText: '[long text](editing.md#long-texts)',
  block: '[block](#blocks)',
  shareable: '[block](#blocks)',
};

/** A site's own block may have none. */
function pictureOf(root: string, block: RegisteredBlock): string {
  const file = pictureFile(block);
  const isMissing = isOwnBlock(block) && !existsSync(join(root, file));
  return isMissing ? '' : `![The block ${block.type}](${relative('docs', file)})`;
}

/** The editor's reference in Markdown: every block, then the parts of blocks, then site.json. */
export function writeReference(root: string): string {
  const pictures = new Map(blocksOf(root).map((block) => [block.type, pictureOf(root, block)]));
  const union = kindPlan('block');
  const blocks = union.is === 'union' ? [...union.variants] : [];
  const types = new Map(blocks.map(([type, { kind }]) => [kind, type]));
  const objects = kinds.map(kindPlan).filter((plan) => plan.is === 'object');
  const headings = new Map(objects.map(({ kind, title }) => [kind, types.get(kind) ?? title]));

  const link = (kind: Kind | undefined) => {
    const heading = headings.get(kind);
    return heading === undefined ? undefined : `[${heading}](#${anchor(heading)})`;
  };

  function values(plan: FieldPlan): string {
    const known = special[plan.kind ?? ''] ?? link(plan.kind);
    if (known !== undefined) return known;
    switch (plan.is) {
      case 'constant':
        return `\`"${plan.value}"\``;
      case 'choice':
        return plan.choices.map(({ value }) => `\`${value}\``).join(', ');
      case 'union':
        return [...plan.variants.values()].map(values).join(' or ');
      case 'either':
        return plan.options.map(values).join(' or ');
      case 'list':
        return `list of ${values(plan.items)}`;
      case 'map':
        return `${values(plan.values)} by name`;
      case 'switch':
        return '`true` or `false`';
      default:
        return plan.is;
    }
  }

  function fields(plan: FieldPlan): string {
    const rows = fieldsOf(plan).map(({ key, required, plan: field }) => {
      const shown = required ? `**${key}**` : key;
      return `| ${shown} | ${cell(values(field))} | ${cell(field.description ?? '')} | ${cell(limitWords(field))} |`;
    });
    return `| field | value | description | limits |\n| --- | --- | --- | --- |\n${rows.join('\n')}`;
  }

  function part(level: string, plan: FieldPlan, picture = ''): string {
    const { kind, description = '', snippet } = plan;
    return [
      `${level} ${headings.get(kind)}`,
      description,
      ...(picture ? [picture] : []),
      fields(plan),
      ...(snippet ? [`\`\`\`json\n${JSON.stringify(fillSnippet(snippet), null, 2)}\n\`\`\``] : []),
    ].join('\n\n');
  }

  const names = (kind: Kind) => {
    const plan = kindPlan(kind);
    const shown = (plan.is === 'choice' ? plan.choices : []).map(({ value, description }) =>
      description ? `\`${value}\` (${description.replace(/\.$/, '').toLowerCase()})` : `\`${value}\``,
    );
    return `**${kind}**: ${shown.join(', ')}.`;
  };

  const iconNames = () => {
    const icon = kindPlan('icon');
    const examples = icon.examples.slice(0, 5).map((name) => `\`${name}\``);
    return `**icon**: one of the ${valuesOf(icon).length} names of [Lucide](https://lucide.dev/icons), such as ${listed(examples)}, or [an icon of your own](editing.md#icons-of-your-own).`;
  };

  const site = filePlan(siteFile);
  return `${[
    '# Reference for editors',
    'Generated from `site.schema.json` by `npm run types`. Required fields are bold. Every example is valid.',
    '## Blocks',
    blocks.map(([, { kind, description }]) => `- ${link(kind)}: ${description}`).join('\n'),
    ...blocks.map(([type, plan]) => part('###', plan, pictures.get(type))),
    '## Parts of pages and blocks',
    ...objects.filter(({ kind }) => !types.has(kind)).map((plan) => part('###', plan)),
    '## site.json',
    site.description ?? '',
    fields(site),
    '## Names',
    names('device'),
    iconNames(),
  ].join('\n\n')}\n`;
}
