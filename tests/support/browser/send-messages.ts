import type { ServerResponse } from 'node:http';
import { expect } from 'vitest';
import type { Endpoint } from './endpoint';
import { drafts, emptyForm, failure, fillForm, formValues, message, sendButton, success } from './fill-form';
import { openTimed } from './motion';
import { answers, numbersFrom } from './random-answers';
import { formPath } from './serve-forms';

/** An answer that takes longer counts as none, in milliseconds. */
const tooLate = 10_000;

/** What has become of the messages. */
export interface Tally {
  reportedAsSent: number;
  reportedAsError: number;
  /** Messages that the endpoint took for new ones, and all that reached it. */
  arrived: number;
  requests: number;
}

function noteArrivals({ received }: Endpoint, ids: Map<string, Set<string>>): void {
  for (const { body } of received) {
    const { id, message } = JSON.parse(body);
    ids.set(message, (ids.get(message) ?? new Set()).add(id));
  }
}

/**
 * Sends messages to an endpoint that answers at random; one that failed is sent again or given up. Time-outs pass
 * by the page's clock.
 */
export async function sendMessages(endpoint: Endpoint, count: number, seed: number): Promise<Tally> {
  const random = numbersFrom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const { page } = await openTimed(formPath, { baseURL: endpoint.url });
  await sendButton(page).waitFor();
  const ids = new Map<string, Set<string>>();
  const tally: Tally = { reportedAsSent: 0, reportedAsError: 0, arrived: 0, requests: 0 };
  let text = '';
  let again = false;
  for (let sending = 1; sending <= count; sending += 1) {
    if (!again) {
      text = `Message ${sending}`;
      await fillForm(page, { ...message, message: text });
    }
    // A connection that is cut is tried again by the browser, which may meet another answer.
    const drawn = [pick(answers), pick(answers), pick(answers)];
    const waiting: ServerResponse[] = [];
    let last = drawn[0];
    endpoint.answer((response) => {
      last = drawn.shift() ?? answers[0];
      if (last?.late) waiting.push(response);
      last?.respond(response);
    });
    await page.clock.fastForward(1_000);
    await sendButton(page).click();
    const reported = failure(page).or(success(page));
    const isReported = async () => {
      if (waiting.length > 0 && last?.late) await page.clock.fastForward(tooLate);
      return reported.isVisible();
    };
    await expect.poll(isReported, { interval: 5 }).toBe(true);
    if (last?.name === '200 too late') for (const response of waiting) response.end();
    tally.requests += endpoint.received.length;
    noteArrivals(endpoint, ids);
    expect(endpoint.received.length, `requests of sending ${sending}`).toBeGreaterThan(0);
    expect(ids.get(text)?.size, `messages that arrived by sending ${sending}`).toBe(1);
    const sent = await success(page).isVisible();
    expect(await failure(page).isVisible()).toBe(!sent);
    expect(await formValues(page)).toEqual(sent ? emptyForm : { ...message, message: text });
    expect(await drafts(page)).toHaveLength(sent ? 0 : 1);
    if (sent) expect(last?.name, `what sending ${sending} was told`).toBe('200');
    tally[sent ? 'reportedAsSent' : 'reportedAsError'] += 1;
    again = !sent && random() < 0.5;
  }
  tally.arrived = ids.size;
  return tally;
}
