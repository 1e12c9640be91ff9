// A Cloudflare Worker that receives the messages of the contact form and sends them as mail, by https://resend.com.
// Its variables: SITE (such as https://example.com), THANKS (a page's address), FROM, TO. Its secret: RESEND_KEY.
// Its KV namespace: SENT. docs/recipes/form-delivery.md sets them up.

const largestBody = 128 * 1024;
const longest = { name: 254, email: 254, subject: 254, message: 10_000 };

export default {
  async fetch(request, env) {
    const type = (request.headers.get('content-type') ?? '').split(';')[0].trim().toLowerCase();
    const isJson = type === 'application/json';
    const headers = {
      'access-control-allow-origin': env.SITE,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      'cache-control': 'no-store',
      'content-type': isJson ? 'application/json' : 'text/plain; charset=utf-8',
    };
    const answer = (status, message, more = {}) =>
      new Response(isJson ? JSON.stringify({ message }) : message, {
        status,
        headers: { ...headers, ...more },
      });

    if (!['POST', 'OPTIONS'].includes(request.method))
      return answer(405, 'Send a message.', { allow: 'POST' });
    if (request.headers.get('origin') !== env.SITE) return answer(403, 'This address is for another site.');
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    if (!isJson && type !== 'application/x-www-form-urlencoded') return answer(415, 'Send the form.');
    if (Number(request.headers.get('content-length')) > largestBody) return answer(413, 'This is too long.');
    const body = await request.arrayBuffer();
    if (body.byteLength > largestBody) return answer(413, 'This is too long.');

    let given;
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
      given = isJson ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
    } catch {}
    if (typeof given !== 'object' || given === null) return answer(400, 'This is not readable.');
    const message = readMessage(given);
    const wrong = Object.keys(longest).find((name) => message[name] === undefined);
    if (wrong) return answer(422, `Correct the field ${wrong}.`);
    if (given._gotcha) return answer(422, 'Leave the hidden field empty.');
    if (isJson && !/^[\da-f-]{36}$/.test(given.id)) return answer(422, 'The message has no id.');

    // Without JavaScript, two equal messages of one day are one.
    const digest = await crypto.subtle.digest('SHA-256', body);
    const id = isJson ? given.id : [...new Uint8Array(digest)].map((byte) => byte.toString(16)).join('-');
    if (!(await env.SENT.get(id))) {
      if (!(await sendMail(message, id, env)))
        return answer(502, 'The message could not be sent. Try again.');
      await env.SENT.put(id, 'sent', { expirationTtl: 24 * 3600 });
    }
    return isJson ? answer(200, 'Sent.') : answer(303, 'Sent.', { location: env.THANKS });
  },
};

/** The fields that are as the form sends them. */
function readMessage(given) {
  const message = {};
  for (const [name, most] of Object.entries(longest)) {
    // A form without JavaScript sends each line break as two characters.
    const text = typeof given[name] === 'string' ? given[name].replaceAll('\r\n', '\n').trim() : '';
    const isAllowed = text.length <= most && (name === 'message' || !/\p{Cc}/u.test(text));
    if (text !== '' && isAllowed) message[name] = text;
  }
  return message;
}

/** Resend does not send the same key twice either, if two requests come at once. */
async function sendMail({ name, email, subject, message }, id, env) {
  const isAddress = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(email);
  const text = `${name} <${email}> wrote:\n\n${message}\n`;
  const mail = { from: env.FROM, to: [env.TO], subject, text, ...(isAddress && { reply_to: email }) };
  const headers = {
    authorization: `Bearer ${env.RESEND_KEY}`,
    'content-type': 'application/json',
    'idempotency-key': id,
  };
  const sent = fetch('https://api.resend.com/emails', {
    method: 'POST',
    headers,
    body: JSON.stringify(mail),
  });
  return sent.then(({ ok }) => ok).catch(() => false);
}
