// A Cloudflare Worker that receives the messages of the contact form and sends them as mail, by https://resend.com.
// Its variables: SITE (such as https://example.com), THANKS (a page's address), FROM, TO. Its secret: RESEND_KEY.
// Its KV namespace: SENT. It may have MOST (messages in an hour) and LIMIT (a rate limit for each visitor).
// docs/recipes/form-delivery.md sets them up.

const largestBody = 128 * 1024;
const longest = { name: 254, email: 254, subject: 254, message: 10_000 };
/** Of a form with fields of its own, whose names this does not know. */
const mostFields = 40;
const longestAnswer = 10_000;

export default {
  async fetch(request, env) {
    const type = (request.headers.get('content-type') ?? '').split(';')[0].trim().toLowerCase();
    const isJson = type === 'application/json';
    const headers = {
      'access-control-allow-origin': env.SITE,
      'access-control-allow-headers': 'content-type',
      'cache-control': 'no-store',
      'content-type': isJson ? 'application/json' : 'text/plain; charset=utf-8',
    };
    const answer = (status, said, more) =>
      new Response(isJson ? JSON.stringify({ message: said }) : said, {
        status,
        headers: { ...headers, ...more },
      });

    const tooMany = (seconds) =>
      answer(429, 'These are too many messages. Try again later.', { 'retry-after': seconds });

    const isPreflight = request.method === 'OPTIONS';
    if (!isPreflight && request.method !== 'POST') return answer(405, 'Send a message.', { allow: 'POST' });
    if (request.headers.get('origin') !== env.SITE) return answer(403, 'This address is for another site.');
    if (isPreflight) return new Response(null, { status: 204, headers });
    if (!isJson && type !== 'application/x-www-form-urlencoded') return answer(415, 'Send the form.');
    if (Number(request.headers.get('content-length')) > largestBody) return answer(413, 'This is too long.');
    if (!(await isInLimit(request, env))) return tooMany(60);
    const body = await readBody(request);
    if (!body) return answer(413, 'This is too long.');

    const given = readFields(body, isJson);
    if (!given) return answer(400, 'This is not readable.');
    const message = readMessage(given, isJson, env);
    if (typeof message === 'string') return answer(422, message);
    if ((given._gotcha ?? '') !== '') return answer(422, 'Leave the hidden field empty.');
    const isId = typeof given.id === 'string' && /^[\da-f-]{36}$/.test(given.id);
    if (isJson && !isId) return answer(422, 'The message has no id.');

    // Without JavaScript, two equal messages of one day are one.
    const digest = String(new Uint8Array(await crypto.subtle.digest('SHA-256', body)));
    const id = isJson ? given.id : digest;
    if (!(await env.SENT.get(id))) {
      const wait = await countMessage(env);
      if (wait > 0) return tooMany(wait);
      if (!(await sendMail(message, id, env)))
        return answer(502, 'The message could not be sent. Try again.');
      await env.SENT.put(id, 'sent', { expirationTtl: 24 * 3600 });
    }
    return isJson ? answer(200, 'Sent.') : answer(303, 'Sent.', { location: env.THANKS });
  },
};

/** Cloudflare counts for each visitor, if it is asked to. */
async function isInLimit(request, env) {
  const key = request.headers.get('cf-connecting-ip') ?? '';
  return env.LIMIT ? (await env.LIMIT.limit({ key })).success : true;
}

/** How many seconds a message has to wait: 0 if it is one of those that the hour takes. */
async function countMessage(env) {
  const hour = `hour ${Math.floor(Date.now() / 3_600_000)}`;
  const count = Number(await env.SENT.get(hour));
  if (count >= Number(env.MOST ?? 50)) return 3600;
  try {
    await env.SENT.put(hour, String(count + 1), { expirationTtl: 2 * 3600 });
    return 0;
  } catch {
    // Cloudflare refuses to write the same key twice in a second.
    return 1;
  }
}

/** Undefined if it is longer than a message may be, which nobody needs to send to its end. */
async function readBody(request) {
  const parts = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > largestBody) return undefined;
    parts.push(part);
  }
  return new Blob(parts).arrayBuffer();
}

/** Undefined if a form can't have sent it. */
function readFields(body, isJson) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    // It refuses what is no UTF-8, which URLSearchParams would replace.
    if (!isJson) decodeURIComponent(text);
    const given = isJson ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
    return typeof given === 'object' && given !== null && isReadable(given, 3) ? given : undefined;
  } catch {
    return undefined;
  }
}

/** Half of a character is no text. The form sends an object of texts, so `levels` may be few. */
function isReadable(value, levels) {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  const entries = Object.entries(value);
  return levels > 0 && entries.every(([key, item]) => key.isWellFormed() && isReadable(item, levels - 1));
}

/** A form without JavaScript sends each line break as two characters. */
const plain = (value) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '');

/** Empty if it is not as the form sends it. */
function readField(given, name) {
  const text = plain(given[name]);
  const isAllowed = [...text].length <= longest[name] && (name === 'message' || !/\p{Cc}/u.test(text));
  return isAllowed ? text : '';
}

/** What is to be sent, or what the answer says of it. */
function readMessage(given, isJson, env) {
  if (isJson && Object.hasOwn(given, 'fields')) return readAnswers(given.fields, env);
  if (!isJson && Object.hasOwn(given, '_fields')) return readAnswers(given, env);
  const wrong = Object.keys(longest).find((name) => readField(given, name) === '');
  if (wrong) return `Correct the field ${wrong}.`;
  const [name, email, subject, message] = Object.keys(longest).map((field) => readField(given, field));
  return { subject, text: `${name} <${email}> wrote:\n\n${message}\n`, email };
}

const isAddress = (text) => /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(text);

/** The answers of a form with fields of its own. Which of them must be there, only the form knows. */
function readAnswers(given, env) {
  const isForm = typeof given === 'object' && given !== null;
  const all = Object.entries(isForm ? given : {}).filter(([name]) => !name.startsWith('_'));
  const isAllowed = ([name, value]) =>
    /^[a-z][a-z0-9-]{0,59}$/.test(name) &&
    typeof value === 'string' &&
    [...plain(value)].length <= longestAnswer &&
    !/(?![\n\t])\p{Cc}/u.test(plain(value));
  const answers = all.map(([name, value]) => [name, plain(value)]);
  if (all.length > mostFields || !all.every(isAllowed) || !answers.some(([, text]) => text))
    return 'Correct the fields.';
  const [, written = ''] = answers.find(([name]) => name === 'subject') ?? [];
  const isSubject = written !== '' && [...written].length <= longest.subject && !/\p{Cc}/u.test(written);
  // Nobody can write a line that looks like another answer.
  const lines = answers.map(([name, text]) => `${name}: ${text.replaceAll('\n', '\n  ') || '-'}\n`);
  return {
    subject: isSubject ? written : `A message from ${new URL(env.SITE).host}`,
    text: lines.join(''),
    email: answers.map(([, text]) => text).find(isAddress) ?? '',
  };
}

/** Resend does not send the same key twice either, if two requests come at once. */
async function sendMail({ subject, text, email }, id, env) {
  const mail = { from: env.FROM, to: [env.TO], subject, text, ...(isAddress(email) && { reply_to: email }) };
  const key = { authorization: `Bearer ${env.RESEND_KEY}`, 'idempotency-key': id };
  const headers = { ...key, 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(mail) };
  const response = await fetch('https://api.resend.com/emails', request).catch(() => undefined);
  return response?.ok ?? false;
}
