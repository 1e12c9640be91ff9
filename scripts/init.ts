import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { UsageError } from '../src/node/content/content-error';
import { readArguments, runCommand } from '../src/node/run-command';
import { languageOf, makeContent, starters, textLanguages } from './init/make-content';
import { refuseUncommitted, replaceContent, shippedOnly } from './init/replace-content';
import { chosenFolder } from './support/chosen-folder';

const usage = `
npm run init -- [--name NAME] [--language TAG] [--url URL] [--color HEX] [--from starter|empty] [--yes]

Replaces the content by the beginning of a site of your own. Asks first.

  --name NAME     the company's name
  --language TAG  language of the site, such as en, id or de-AT
  --url URL       address of the site, such as https://acme.example
  --color HEX     main color, such as #0b6b3a
  --from KIND     starter: eight pages to change; empty: a home page
  --yes           does not ask
  --content DIR   the content folder
`;

await runCommand(async () => {
  const input = readArguments(
    usage,
    {
      name: { type: 'string' },
      language: { type: 'string', default: 'en' },
      url: { type: 'string' },
      color: { type: 'string' },
      from: { type: 'string', default: 'starter' },
      yes: { type: 'boolean', default: false },
      content: { type: 'string' },
    },
    0,
  );
  if (!input) return 0;
  const { from, yes, content, ...company } = input.values;
  const starter = starters.find((name) => name === from);
  if (!starter) throw new UsageError(`--from takes ${starters.join(' or ')}, not ${from}.`);
  const root = process.cwd();
  const folder = chosenFolder(content);
  const surplus = folder === chosenFolder(undefined) ? shippedOnly(root) : [];
  await refuseUncommitted(root, [folder, ...surplus]);

  const shown = relative(root, folder) || '.';
  if (
    !yes &&
    !(await agrees(`Replace what is in ${shown}/ by a new site? Git keeps what was committed. (y/N) `))
  )
    return 0;
  await replaceContent(folder, makeContent(starter, company));
  for (const path of surplus) rmSync(path, { recursive: true, force: true });

  console.log(`${shown}/ holds your site now. The README's two commands run it and test it.`);
  if (!textLanguages.includes(languageOf(company.language)))
    console.log(`Its texts are English: there are none in ${company.language} yet.`);
  console.log('Next: npm run edit, and change the texts. docs/first-day.md goes through it.');
  return 0;
});

async function agrees(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError('Nobody can answer here: add --yes to replace the content.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}
