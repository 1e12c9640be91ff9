import { describe, expect, test } from 'vitest';
import { message } from './browser/fill-form';

/** Where the recipes get their settings from. */
export const settings = {
  site: 'https://example.com',
  thanks: 'https://example.com/contact/#thanks',
  from: 'website@example.com',
  to: 'hello@example.com',
};

/** Messages that a recipe sends in an hour. */
const most = 50;

export interface Submission {
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

export interface Mail {
  from: string;
  to: string;
  replyTo: string | undefined;
  subject: string;
  text: string;
}

export interface Recipe {
  send(submission: Submission): Promise<Response>;
  /** What was sent since the last call. */
  mails(): Mail[];
  /** Whether mail can be sent from now on. */
  setMail(works: boolean): void;
  passHour(): void;
}

const { site } = settings;
const form = 'application/x-www-form-urlencoded';
const uuid = () => crypto.randomUUID();

/** As the form's script sends it. */
const byScript = (fields: object = {}, headers = {}): Submission => ({
  method: 'POST',
  headers: { origin: site, 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ ...message, id: uuid(), ...fields }),
});

/** As a browser without JavaScript sends it. */
const byBrowser = (fields: Record<string, string> = {}): Submission => ({
  method: 'POST',
  headers: { origin: site, 'content-type': form },
  body: new URLSearchParams({
    ...message,
    message: message.message.replaceAll('\n', '\r\n'),
    _gotcha: '',
    ...fields,
  }).toString(),
});

/** Of a form with fields of its own. */
const answers = {
  name: 'Ayu Lestari',
  phone: '',
  part: 'Tools',
  email: 'ayu@example.com',
  wish: 'The saw.\nconsent: yes',
  consent: 'yes',
};

const ownByScript = (fields: unknown = answers): Submission => ({
  ...byScript(),
  body: JSON.stringify({ fields, id: uuid() }),
});

const ownByBrowser = (fields: Record<string, string> = answers): Submission => ({
  ...byBrowser(),
  body: new URLSearchParams({ ...fields, _fields: '1', _gotcha: '' }).toString().replaceAll('%0A', '%0D%0A'),
});

const withBody = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json'): Submission => ({
  ...byScript({}, { 'content-type': type }),
  body,
});

/** What no form of this site sends, with the status of the answer. */
const faulty: readonly [what: string, status: number, submission: Submission][] = [
  ['a visit', 405, { method: 'GET', headers: {} }],
  ['another method', 405, { ...byScript(), method: 'PUT' }],
  ['no origin', 403, { ...byScript(), headers: { 'content-type': 'application/json' } }],
  ['another site', 403, byScript({}, { origin: 'https://example.com.evil.example' })],
  ['a sandboxed page', 403, byScript({}, { origin: 'null' })],
  ['a question of another site', 403, { method: 'OPTIONS', headers: { origin: 'https://evil.example' } }],
  ['no type', 415, { ...byScript(), headers: { origin: site, 'content-type': '' } }],
  ['plain text', 415, byScript({}, { 'content-type': 'text/plain' })],
  ['a form with files', 415, byScript({}, { 'content-type': 'multipart/form-data; boundary=x' })],
  ['more than 128 KB', 413, byScript({ message: 'a'.repeat(128 * 1024) })],
  ['no JSON', 400, withBody('{"name":')],
  ['nothing', 400, withBody('')],
  ['JSON that is no object', 400, withBody('"text"')],
  ['null', 400, withBody('null')],
  ['bytes that are no UTF-8', 400, withBody(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))],
  ['bytes that are no UTF-8, in a form', 400, withBody('name=%ff&email=a&subject=a&message=a', form)],
  ['half of a percent sign, in a form', 400, withBody('name=a%2&email=a&subject=a&message=a', form)],
  ['half of a character', 400, withBody(JSON.stringify({ ...message, id: uuid(), name: '\ud83d' }))],
  ['half of a character in what nobody reads', 400, withBody(JSON.stringify({ a: { '\udc00': 1 } }))],
  ['a mark before JSON', 400, withBody('\uFEFF{}')],
  ['three levels', 422, withBody('{"a":{"b":[]}}')],
  ['four levels', 400, withBody('{"a":{"b":[{}]}}')],
  ['60,000 levels', 400, withBody('['.repeat(60_000) + ']'.repeat(60_000))],
  ['a list', 422, withBody('[]')],
  ...(['name', 'email', 'subject', 'message'] as const).flatMap((name): [string, number, Submission][] => [
    [`no ${name}`, 422, byScript({ [name]: undefined })],
    [`an empty ${name}`, 422, byScript({ [name]: '' })],
    [`a ${name} of spaces`, 422, byScript({ [name]: ' \u00A0\n\t\u2028\uFEFF' })],
    [`a ${name} that is no text`, 422, byScript({ [name]: { a: 1 } })],
    [`a ${name} that is too long`, 422, byScript({ [name]: 'a'.repeat(name === 'message' ? 10_001 : 255) })],
    [
      `a ${name} of too many emoji`,
      422,
      byScript({ [name]: '🙂'.repeat(name === 'message' ? 10_001 : 255) }),
    ],
  ]),
  ['a second header after the subject', 422, byScript({ subject: 'Hi\r\nBcc: all@example.com' })],
  ['a second header after the address', 422, byScript({ email: 'a@b.example\nBcc: all@example.com' })],
  ['a second line in the name', 422, byBrowser({ name: 'Ayu\r\nBcc: all@example.com' })],
  ['a null character in the subject', 422, byScript({ subject: 'a\0b' })],
  ['a filled honeypot', 422, byBrowser({ _gotcha: 'https://spam.example' })],
  ['a filled honeypot, by script', 422, byScript({ _gotcha: 'x' })],
  ['a honeypot with a zero', 422, byBrowser({ _gotcha: '0' })],
  ['a honeypot with an empty list', 422, byScript({ _gotcha: [] })],
  ['no id', 422, byScript({ id: undefined })],
  ['an id that is no UUID', 422, byScript({ id: '../../etc/passwd' })],
  ['an id that is no text', 422, byScript({ id: 1 })],
  ['an id in a list', 422, byScript({ id: [uuid()] })],
  ['a control character at the end of the name', 422, byScript({ name: 'Ayu\u0085' })],
  ['answers that are a list', 422, ownByScript(['a'])],
  ['answers that are a text', 422, ownByScript('a')],
  ['answers that are null', 422, ownByScript(null)],
  ['no answers', 422, ownByScript({})],
  ['no answers, in a form', 422, ownByBrowser({})],
  ['empty answers', 422, ownByScript({ name: '', wish: ' \n' })],
  ['an answer that is no text', 422, ownByScript({ ...answers, people: 12 })],
  ['an answer that is too long', 422, ownByScript({ wish: 'a'.repeat(10_001) })],
  ['an answer of too many emoji', 422, ownByBrowser({ wish: '🙂'.repeat(10_001) })],
  ['a null character in an answer', 422, ownByScript({ wish: 'a\0b' })],
  ['an answer whose name is no name', 422, ownByScript({ 'Bcc: all@example.com': 'a' })],
  ['an answer whose name has a line break', 422, ownByScript({ 'name\n': 'a' })],
  ['an answer whose name has brackets, in a form', 422, ownByBrowser({ 'name[]': 'a' })],
  ['an answer whose name is too long', 422, ownByScript({ ['a'.repeat(61)]: 'a' })],
  ['41 answers', 422, ownByScript(Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`a${i}`, 'a'])))],
  ['answers and a filled honeypot', 422, { ...ownByBrowser(), body: 'name=a&_fields=1&_gotcha=x' }],
  ['answers without an id', 422, withBody(JSON.stringify({ fields: answers }))],
  ['answers with half of a character', 400, ownByScript({ name: '\ud83d' })],
  ['a list with brackets', 422, withBody('name[]=a&email=a&subject=a&message=a', form)],
];

const wanted: Mail = {
  from: settings.from,
  to: settings.to,
  replyTo: message.email,
  subject: message.subject,
  text: `${message.name} <${message.email}> wrote:\n\n${message.message}\n`,
};

/** The tests of every recipe. */
export function describeFormDelivery({ send, mails, setMail, passHour }: Recipe): void {
  test('a message by script is sent as mail, and answered with 200', async () => {
    const { status, headers } = await send(byScript());
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe(site);
    expect(mails()).toEqual([wanted]);
  });

  test('a message without JavaScript is sent as mail, and leads to the page that says thanks', async () => {
    const { status, headers } = await send(byBrowser());
    expect([status, headers.get('location')]).toEqual([303, settings.thanks]);
    expect(mails()).toEqual([wanted]);
  });

  const ownText =
    'name: Ayu Lestari\nphone: -\npart: Tools\nemail: ayu@example.com\nwish: The saw.\n  consent: yes\nconsent: yes\n';

  test('the answers of a form with fields of its own are sent, and none of them looks like another', async () => {
    const subject = 'A message from example.com';
    for (const [submission, status] of [
      [ownByScript(), 200],
      [ownByBrowser(), 303],
    ] as const) {
      expect((await send(submission)).status).toBe(status);
      expect(mails()).toEqual([{ ...wanted, replyTo: answers.email, subject, text: ownText }]);
    }
  });

  test('the subject is that of the form, if it asks for one', async () => {
    expect((await send(ownByScript({ subject: 'A visit' }))).status).toBe(200);
    expect(mails()).toMatchObject([{ subject: 'A visit', replyTo: undefined }]);
    expect((await send(ownByScript({ subject: 'Hi\nBcc: all@example.com' }))).status).toBe(200);
    expect(mails()).toMatchObject([{ subject: 'A message from example.com' }]);
  });

  test('the longest answers that a recipe accepts are sent', async () => {
    const most = Object.fromEntries(Array.from({ length: 39 }, (_, i) => [`a${i}`, 'b']));
    expect((await send(ownByScript({ ...most, ['a'.repeat(60)]: '🙂'.repeat(10_000) }))).status).toBe(200);
    expect(mails()).toHaveLength(1);
  });

  test('the question of a browser before a message to another host is answered', async () => {
    const { status, headers } = await send({ method: 'OPTIONS', headers: { origin: site } });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(site);
    expect(headers.get('access-control-allow-headers')).toBe('content-type');
  });

  test('a message that comes again with its id is sent once, and answered as before', async () => {
    const again = byScript();
    expect([(await send(again)).status, (await send(again)).status]).toEqual([200, 200]);
    expect(mails()).toHaveLength(1);
    expect((await send(byScript())).status).toBe(200);
    expect(mails()).toHaveLength(1);
  });

  test('an equal message without JavaScript is sent once', async () => {
    const again = byBrowser({ subject: 'Twice' });
    expect([(await send(again)).status, (await send(again)).status]).toEqual([303, 303]);
    expect(mails()).toHaveLength(1);
  });

  test('a message that could not be sent may come again', async () => {
    const again = byScript();
    setMail(false);
    expect((await send(again)).status).toBe(502);
    setMail(true);
    mails();
    expect((await send(again)).status).toBe(200);
    expect(mails()).toHaveLength(1);
  });

  test('every character arrives, and what is no address gets no answer', async () => {
    const subject = `Größe “L” 測定 🙂 ${'long '.repeat(40)}end`;
    expect((await send(byScript({ subject, email: 'call me', message: '<b>1</b>\n\n.\nß' }))).status).toBe(
      200,
    );
    const text = 'Ayu Lestari <call me> wrote:\n\n<b>1</b>\n\n.\nß\n';
    expect(mails()).toEqual([{ ...wanted, subject, replyTo: undefined, text }]);
  });

  test('the longest texts that a recipe accepts are sent', async () => {
    for (const character of ['n', 'ä', '🙂']) {
      const most = { name: character.repeat(254), message: character.repeat(10_000) };
      expect((await send(byScript(most))).status).toBe(200);
      expect(mails()).toMatchObject([
        { text: `${most.name} <${message.email}> wrote:\n\n${most.message}\n` },
      ]);
    }
  });

  test('of a field that comes several times the last one counts, however it is named', async () => {
    const { body, ...rest } = byBrowser();
    const more = `${body}&name[]=x&name=Last&name.=y${'&a=b'.repeat(1_100)}`;
    expect((await send({ ...rest, body: more })).status).toBe(303);
    expect(mails()).toMatchObject([{ text: expect.stringMatching(/^Last </) }]);
  });

  test('nothing that a visitor sends is in an answer, which anybody could ask for again', async () => {
    const marked = { name: 'Marker', email: 'marker@example.com', subject: 'Marker', message: 'Marker' };
    mails();
    const own = { marker: 'Marker', email: 'marker@example.com' };
    for (const sent of [ownByScript(own), ownByBrowser(own), ownByScript({ Marker: 'Marker' })])
      expect(await (await send(sent)).text()).not.toMatch(/marker/i);
    for (const fields of [marked, { ...marked, subject: 'Marker\nMarker' }, { ...marked, id: 'Marker' }])
      for (const sent of [byScript(fields), byBrowser(fields)]) {
        const answer = await send(sent);
        expect(JSON.stringify([[...answer.headers], await answer.text()])).not.toMatch(/marker/i);
      }
    mails();
  });

  test('what is too much for an hour is refused, and what was sent before is answered as before', async () => {
    passHour();
    const first = byScript();
    const statuses = [(await send(first)).status];
    for (let more = 0; more < most; more++) statuses.push((await send(byScript())).status);
    expect(statuses).toEqual([...Array(most).fill(200), 429]);
    expect(mails()).toHaveLength(most);
    const refused = await send(byBrowser({ subject: 'Too many' }));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(refused.headers.get('access-control-allow-origin')).toBe(site);
    expect((await send(first)).status).toBe(200);
    expect(mails()).toEqual([]);
    passHour();
    expect((await send(byScript())).status).toBe(200);
    expect(mails()).toHaveLength(1);
  });

  describe('no mail is sent for', () => {
    test.each(faulty)('%s: %i', async (_, status, submission) => {
      const answer = await send(submission);
      expect(answer.status).toBe(status);
      expect(await answer.text()).toMatch(/\.("\}|)$/);
      expect(mails()).toEqual([]);
    });
  });
}
