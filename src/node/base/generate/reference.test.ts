import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import schema from '../../../../site.schema.json';
import { fillSnippet } from '../../../site/schema/fill-snippet';
import { editorKeywords } from '../../../site/schema/plan-types';
import { writeReference } from './reference';

const ajv = new Ajv({ strict: true, discriminator: true });
ajv.addVocabulary(editorKeywords);
ajv.addSchema(schema);

const snippets = Object.entries(schema.$defs).flatMap(([name, definition]) =>
  'defaultSnippets' in definition ? definition.defaultSnippets.map(({ body }) => [name, body] as const) : [],
);

describe('the reference for editors', () => {
  it.each(snippets)('shows a valid example of %s', (name, body) => {
    const validate = ajv.getSchema(`${schema.$id}#/$defs/${name}`);
    validate?.(fillSnippet(body));
    expect(validate?.errors ?? []).toEqual([]);
  });

  const text = writeReference(process.cwd());
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  );

  it('has a section for every block, with its picture and an example', () => {
    for (const type of schema.$defs.layoutSlot.properties.type.enum) {
      const part = text.slice(text.indexOf(`\n### ${type}\n`));
      expect(part).toContain(`![The block ${type}](screens/blocks/${type}.jpg)`);
      expect(part.slice(0, part.indexOf('\n### ', 1))).toContain(`"type": "${type}"`);
    }
  });

  it('links only to its own headings, which are unique', () => {
    const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, target]) => target);
    expect(links.filter((target) => !headings.includes(target ?? ''))).toEqual([]);
    expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
  });
});
