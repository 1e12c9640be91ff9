import { existsSync, rmdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { common } from '../src/node/base/command/option';
import { declareCommand, runCommand } from '../src/node/base/command/run-command';
import { UsageError } from '../src/node/base/content/content-error';
import { contentFolder, contentLock } from '../src/node/base/content/content-folder';
import { languageOf } from '../src/node/base/content/read-texts';
import { isTaken, lockSoon } from '../src/node/base/disk/lock';
import { relativePath } from '../src/node/base/disk/paths';
import { writeRefusal } from '../src/node/base/disk/write-refusal';
import { listed } from '../src/site/text/wording';
import { makeContent, starters, textLanguages } from './init/make-content';
import { refuseUncommitted, replaceContent, shippedOnly } from './init/replace-content';
import { setMergeDriver } from './merge/set-driver';
import { recordEngine } from './upgrade/record-engine';

await runCommand(
  declareCommand({
    name: 'npm run init',
    does: 'Replaces the content by the beginning of a site of your own.',
    more: 'Asks first. What is in no commit is never replaced.',
    options: {
      name: { value: 'NAME', does: "Is the company's name." },
      language: {
        value: 'TAG',
        fallback: 'en',
        does: 'Is the language of the site, such as en, id or de-AT.',
      },
      url: { value: 'URL', does: 'Is the address of the site, such as https://acme.example.' },
      color: { value: 'HEX', does: 'Is the main color, such as #0b6b3a.' },
      from: {
        value: 'KIND',
        fallback: 'starter',
        does: 'Begins with the pages of a company (starter), practice, cafe, association, studio or trade, or with a home page (empty).',
      },
      yes: { does: 'Does not ask.' },
      content: common.content,
    },
    async run({ from, yes, name, language, url, color }) {
      const starter = starters.find((each) => each === from);
      if (!starter) throw new UsageError(`--from takes ${listed(starters)}, not ${from}.`);
      const root = process.cwd();
      const folder = contentFolder(root);
      const isUsual = folder === join(root, 'content');
      const surplus = isUsual ? shippedOnly(root) : [];
      const shown = relative(root, folder) || '.';
      return aloneIn(folder, shown, async () => {
        await refuseUncommitted(folder, surplus);
        if (!yes && !(await agrees(`Replace what is in ${shown}? Git keeps what was committed. (y/N) `)))
          return 0;
        const toProject = relativePath(folder, root);
        await replaceContent(folder, makeContent(starter, { name, language, url, color }, toProject));
        for (const path of surplus) rmSync(path, { recursive: true, force: true });
        const isRecorded = isUsual && (await recordEngine(root));
        if (isUsual) await setMergeDriver(root);

        const first = isUsual ? '' : `Set SITE_CONTENT=${shown} first. `;
        console.log(`${shown} holds your site now. ${first}The README's two commands run it and test it.`);
        if (!textLanguages.includes(languageOf(language)))
          console.log(
            `Its texts, and the words of the interface in site.json, are English: translate them to ${language}.`,
          );
        if (isRecorded)
          console.log('package.json says which engine it has: npm run upgrade takes a new version.');
        console.log('Next: npm run edit, and change the texts. docs/first-day.md goes through it.');
        return 0;
      });
    },
  }),
);

/** While a studio, or another init, has the content, nothing is done. */
async function aloneIn(folder: string, shown: string, work: () => Promise<number>): Promise<number> {
  const isThere = existsSync(folder);
  const lock = await lockSoon(contentLock(folder)).catch((error: unknown) => {
    // What can't be written is refused below, in words of its own.
    if (!writeRefusal(error)) throw error;
  });
  if (lock && isTaken(lock))
    throw new UsageError(
      `A studio, or another npm run init, has ${shown} at the moment. End it, then run this again.`,
    );
  try {
    return await work();
  } finally {
    lock?.release();
    if (!isThere) removeEmpty(folder);
  }
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {}
}

async function agrees(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError('Nobody can answer here: add --yes to replace the content.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}
