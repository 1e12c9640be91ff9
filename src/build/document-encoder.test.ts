import { expect, it } from 'vitest';
import { createDocumentEncoder } from './document-encoder';

it.each([
  ['short ones', '<h1>', '</h1>'],
  ['signs of two, three and four bytes', 'é', '→ 字 😀'],
  ['a head longer than all before', 'é'.repeat(5000), 'b'],
  ['a body longer than all before', 'a', '→'.repeat(50_000)],
  ['short ones again', 'a', 'b'],
  ['none', '', ''],
])('documents are encoded as a whole: %s', (_, head, body) => {
  const shared = '<style>→</style>';
  const encode = createDocumentEncoder(shared);
  encode({ head: 'the one before', body: 'which was longer' });
  expect(Buffer.from(encode({ head, body })).toString()).toBe(head + shared + body);
});
