import { expect, test } from 'vitest';
import { blocksOf } from './shipped-pages';

const sections = new Map(
  blocksOf('/terms-and-conditions', 'prose').flatMap((block) =>
    block.sections.map(({ heading = '', text }): [string, string] => [heading, text]),
  ),
);

/** docs/product.md, terms. */
test('the terms have the sections that are given, in their order', () => {
  expect([...sections.keys()]).toEqual([
    'Introduction',
    'Definitions',
    'Scope of Services',
    'Infrastructure as a Service',
    'Client Responsibilities',
    'Payment Terms',
    'Confidentiality',
    'Intellectual Property Rights',
    'Service Level Agreements',
    'Data Protection and Privacy',
    'Limitation of Liability',
    'Termination',
    'Governing Law',
    'Force Majeure',
    'Amendments',
    'Acceptance',
  ]);
});

test.each([
  ['Infrastructure as a Service', 'minimum annual maintenance contract'],
  ['Infrastructure as a Service', 'one year'],
  ['Infrastructure as a Service', 'laptop and computer rental'],
  ['Infrastructure as a Service', 'Wi-Fi as a service'],
  ['Infrastructure as a Service', 'routing as a service'],
  ['Limitation of Liability', 'preceding twelve months'],
  ['Payment Terms', 'agreed otherwise in writing'],
  ['Payment Terms', 'penalties or interest'],
  ['Governing Law', 'law of India'],
  ['Governing Law', 'Hyderabad, Telangana'],
  ['Amendments', 'in writing'],
  ['Amendments', 'Continued use means acceptance'],
  ['Termination', 'material breach'],
  ['Termination', 'insolvent'],
])('%s says "%s"', (section, words) => {
  expect(sections.get(section)).toContain(words);
});
