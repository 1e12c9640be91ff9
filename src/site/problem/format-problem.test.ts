import { expect, test } from 'vitest';
import { formatProblems } from './format-problem';
import type { Problem } from './problem';

const text = `{
  "path": "/brands/cisco",
  "blocks": [
    { "type": "hero" },
    { "type": "carousel",
      "cards": [{}, {}, { "titel": "X" }] }
  ]
}
`;
const problem: Problem = {
  id: 'schema',
  severity: 'error',
  file: 'pages/cisco.json',
  line: 6,
  column: 27,
  endLine: 6,
  endColumn: 34,
  pointer: '/blocks/1/cards/2/titel',
  message: '"titel" is not a field of this slide. Did you mean "title"?',
  help: 'Its fields: title, text, image, href.',
};

test('a problem is shown with its place, in words, with its lines and with help', () => {
  expect(formatProblems([problem], () => text)).toBe(
    `content/pages/cisco.json:6:27 error "titel" is not a field of this slide. Did you mean "title"? (schema)
  page "/brands/cisco" › block 2 (carousel) › card 3
    5 |     { "type": "carousel",
  > 6 |       "cards": [{}, {}, { "titel": "X" }] }
      |                           ^^^^^^^
    7 |   ]
  help: Its fields: title, text, image, href.

1 error, 0 warnings`,
  );
});

test('colors tell the place, the severity and what is less important apart', () => {
  const paint = (color: string, text: string) => `<${color}>${text}</>`;
  const [heading, , ...frame] = formatProblems([problem], () => text, { paint }).split('\n');
  expect(heading).toMatch(/^<cyan>.*:6:27<\/> <red>error<\/> "titel" .* <dim>\(schema\)<\/>$/);
  expect(frame[0]).toMatch(/^<dim>.*<\/>$/);
  expect(formatProblems([{ ...problem, severity: 'warning' }], () => text, { paint })).toContain(
    '<yellow>warning</>',
  );
});

test('a long line is cut around the place, and nothing in it steers the terminal', () => {
  const long = `{"a":"${'x'.repeat(5000)}\u001B[2J","titel":1}`;
  const column = long.indexOf('"titel"') + 1;
  const shown = formatProblems(
    [{ ...problem, line: 1, endLine: 1, column, endColumn: column + 7, pointer: '' }],
    () => long,
    { folder: 'example' },
  );
  const rows = shown.split('\n');
  expect(Math.max(...rows.slice(1, -2).map((row) => row.length))).toBeLessThan(120);
  expect(shown).not.toContain('\u001B');
  expect(rows.find((row) => row.includes('^'))?.indexOf('^')).toBe(
    rows.find((row) => row.includes('"titel":1'))?.indexOf('"titel"'),
  );
});

test('a file that cannot be read has a place but no lines', () => {
  const unreadable = () => {
    throw new Error('no such file');
  };
  const lost = { ...problem, file: 'site.json', line: 1, column: 1, endLine: 1, endColumn: 2, pointer: '' };
  expect(formatProblems([lost], unreadable)).toContain('content/site.json:1:1');
});

test('site.json is described by its own words', () => {
  const site = '{"header":{"links":[{"label":"A"}]},"pages":[{"path":"/x","blocks":[{"type":"faq"}]}]}';
  const place = (pointer: string) =>
    formatProblems([{ ...problem, line: 1, endLine: 1, pointer }], () => site).split('\n')[1];
  expect(place('/header/links/0/label')).toBe('  header › link 1');
  expect(place('/pages/0/blocks/0')).toBe('  page "/x" › block 1 (faq)');
});

test('of a file that is no text, no lines are shown', () => {
  const picture = {
    ...problem,
    file: 'images/A.JPG',
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 2,
    pointer: '',
  };
  expect(formatProblems([picture], () => '\uFFFD\uFFFD\0\u0010JFIF\n\0')).not.toContain('JFIF');
});
