import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { message } from '../../support/browser/fill-form';
import { formPath, serveForms } from '../../support/browser/serve-forms';
import { withVariations } from '../../support/variations';
import {
  drafts,
  expectFailure,
  expectSuccess,
  field,
  formValues,
  sendButton,
  sendMessage,
} from './support/contact-form';
import { attribute, click } from './support/use-page';
import { complaints, visit } from './support/visit-site';

const endpoint = serveForms();

const open = (options = {}) => visit(formPath, { site: endpoint().url, ...options });

const status =
  (code: number, headers = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(code, headers).end();
  };

test('a message goes out once, as JSON of the four fields and an id', async () => {
  const page = await open();
  await sendMessage(page);
  await expectSuccess(page);
  expect(endpoint().received).toMatchObject([{ method: 'POST', type: 'application/json' }]);
  expect(JSON.parse(endpoint().received[0]?.body ?? '')).toEqual({
    ...message,
    id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
  });
  expect(await complaints(page)).toEqual([]);
});

test.each(withVariations([204], [200, 201]))('an answer of %i is a success', async (code) => {
  endpoint().answer(status(code));
  const page = await open();
  await sendMessage(page);
  await expectSuccess(page);
});

describe('a failure keeps the text and is not tried again', () => {
  const failures = withVariations(
    [
      ['a redirect that keeps the method', status(307, { location: '/api/other' })],
      ['a cut connection', (response: ServerResponse): void => void response.socket?.destroy()],
    ],
    [
      ['400', status(400)],
      ['500', status(500)],
      ['503 with Retry-After', status(503, { 'retry-after': '0' })],
      ['a redirect', status(302, { location: '/contact' })],
    ],
  );
  test.each(failures)('%s', async (_name, respond) => {
    endpoint().answer(respond);
    const page = await open();
    await sendMessage(page);
    await expectFailure(page);
    expect(endpoint().received).toHaveLength(1);
    expect(await drafts(page)).toHaveLength(1);
    expect(await attribute(page, field('name'), 'aria-invalid')).toBeNull();

    await page.reload();
    await expect.poll(() => formValues(page)).toEqual(message);
    endpoint().answer(status(200));
    await click(page, sendButton);
    await expectSuccess(page);
    expect(endpoint().received).toHaveLength(1);
  });
});

test('without JavaScript the form is a plain POST to the endpoint', async () => {
  const page = await open({ scripts: false });
  await sendMessage(page);
  const fields = { ...message, message: message.message.replace('\n', '\r\n'), _gotcha: '' };
  await expect
    .poll(() => endpoint().received)
    .toEqual([
      {
        method: 'POST',
        type: 'application/x-www-form-urlencoded',
        body: new URLSearchParams(fields).toString(),
      },
    ]);
});
