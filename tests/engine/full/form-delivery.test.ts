import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { findPhp } from '../../../scripts/support/find-program';
import { describeFormDelivery, type Mail, settings } from '../../support/form-delivery';
import { freePort } from '../../support/server';
import { startProgram } from '../../support/start-program';
import { makeTemporaryFolder } from '../../support/temporary-site';

const folder = makeTemporaryFolder();
const place = (name: string) => join(folder, name);
let address = '';
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  for (const name of ['mails', 'sent']) mkdirSync(place(name));
  writeFileSync(
    place('sendmail'),
    `#!/bin/sh\ntest -e '${place('broken')}' && exit 1\ncat > "$(mktemp '${place('mails')}/XXXXXX')"\n`,
  );
  chmodSync(place('sendmail'), 0o755);
  const host = `127.0.0.1:${await freePort()}`;
  const server = await startProgram(
    findPhp(),
    ['-d', `sendmail_path=${place('sendmail')}`, '-S', host, 'docs/recipes/form-delivery/form.php'],
    /(Development Server .* started)/,
    {
      ...process.env,
      FORM_SITE: settings.site,
      FORM_THANKS: settings.thanks,
      FORM_FROM: settings.from,
      FORM_TO: settings.to,
      FORM_SENT: place('sent'),
    },
  );
  stop = server.stop;
  address = `http://${host}/`;
});

afterAll(async () => {
  await stop?.();
  rmSync(folder, { recursive: true });
});

const decoded = (text: string) => Buffer.from(text, 'base64').toString();

/** A mail as the server hands it over. */
function readMail(source: string): Mail {
  const [head = '', body = ''] = source.split(/\r?\n\r?\n/);
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const header = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const subject = [...(header('Subject') ?? '').matchAll(/=\?UTF-8\?B\?(.*?)\?=/g)];
  return {
    from: header('From') ?? '',
    to: header('To') ?? '',
    replyTo: header('Reply-To'),
    subject: subject.map(([, word = '']) => decoded(word)).join(''),
    text: decoded(body),
  };
}

describe('the PHP file of docs/recipes', () => {
  describeFormDelivery({
    send: (submission) => fetch(address, { ...submission, redirect: 'manual' }),
    mails: () =>
      readdirSync(place('mails')).map((name) => {
        const file = join(place('mails'), name);
        const mail = readMail(readFileSync(file, 'utf8'));
        rmSync(file);
        return mail;
      }),
    passHour() {
      const before = Date.now() / 1000 - 3601;
      for (const name of readdirSync(place('sent'))) utimesSync(join(place('sent'), name), before, before);
    },
    setMail(works) {
      if (works) rmSync(place('broken'));
      else writeFileSync(place('broken'), '');
    },
  });
});
