import { expect, test } from 'vitest';
import { loadSite } from '../../../tests/support/load-site';
import { memoryFiles } from '../files/memory-files';
import { formatProblems } from './format-problem';
import { githubReport, jsonReport, sarifReport } from './report';

/** What could steer a terminal: controls, marks of direction, halves of characters. */
const steering = /[\p{Cc}\p{Bidi_Control}\p{Surrogate}]/u;
const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
  (character) => steering.test(character),
);
/** Of the surrogates one each is enough. */
const tried = characters.filter((character) => !/[\uD801-\uDBFF\uDC01-\uDFFF]/.test(character));

const hostileFiles = (character: string) => {
  const text = `x${character}y`;
  const page = {
    path: `/${text}`,
    title: text,
    description: text,
    [text]: 1,
    layout: text,
    blocks: [
      { type: `hero${text}`, heading: text },
      { type: 'hero', heading: text, lead: text, [text]: text, actions: [{ label: text, href: text }] },
      { type: 'faq', heading: text, items: [{ question: text, [text]: text }] },
    ],
  };
  return memoryFiles({
    'site.json': JSON.stringify({
      site: { name: text, [text]: text },
      pages: [text, page, 'pages/**/*.json'],
    }),
    // A file system has no halves of characters.
    ...(!/\p{Surrogate}/u.test(character) && {
      [`pages/${text}.json`]: JSON.stringify(page),
      [`pages/broken${text}.json`]: `{"${text}": [${text}`,
    }),
  });
};

test('no character of content or of a file name steers the terminal, in any format', () => {
  for (const character of tried) {
    const files = hostileFiles(character);
    const { problems } = loadSite(files);
    expect(problems.length).toBeGreaterThan(10);
    const summary = { floods: [{ severity: 'error', count: 9, first: problems }] as const };
    const reports = {
      pretty: formatProblems(problems, files.read),
      summary: formatProblems([], files.read, summary),
      json: jsonReport(problems),
      github: githubReport(problems),
      sarif: sarifReport(problems),
    };
    for (const [format, report] of Object.entries(reports))
      expect(
        steering.exec(report.replaceAll('\n', ''))?.[0],
        `${format} U+${character.charCodeAt(0).toString(16)}`,
      ).toBe(undefined);
    for (const line of reports.github.trimEnd().split('\n')) expect(line).toMatch(/^(::|pages\/|site\.json)/);
    expect(JSON.parse(reports.json)).toEqual(problems);
    JSON.parse(reports.sarif);
  }
});
