import { expect, test } from 'vitest';
import { rowSchema } from './row-schema';

test('the schema of rows says of each field what the collection says', () => {
  const schema = rowSchema(
    {
      name: 'News',
      fields: {
        title: { kind: 'line', label: 'Title', max: 60 },
        date: { kind: 'date' },
        price: { kind: 'number', min: 0, optional: true },
        tags: { kind: 'words', of: ['boats', 'cranes'], max: 3 },
        photos: { kind: 'image', list: true },
      },
    },
    '../site.schema.json',
  );
  const kind = (name: string) => ({ $ref: `../site.schema.json#/$defs/${name}` });
  expect(schema).toMatchObject({
    title: 'News',
    required: ['title', 'date', 'tags', 'photos'],
    additionalProperties: false,
    properties: {
      slug: { type: 'string' },
      from: { allOf: [kind('dateOrName')] },
      title: { description: 'Title', allOf: [kind('line')], maxLength: 60 },
      date: { allOf: [kind('dateTime')] },
      price: { allOf: [{ type: 'number', minimum: 0 }] },
      tags: { type: 'array', items: { type: 'string', enum: ['boats', 'cranes'] }, maxItems: 3 },
      photos: { type: 'array', items: kind('image') },
    },
  });
});
