import { expect, test } from 'vitest';
import { sendMessages } from '../../support/browser/send-messages';
import { serveForms } from '../../support/browser/serve-forms';

const minutes = 60_000;
const endpoint = serveForms();

test(
  '1,000 messages to an endpoint that answers at random are reported as sent, or kept and reported as an error',
  async () => {
    const tally = await sendMessages(endpoint(), 1_000, 2);
    console.info(tally);
    expect(tally.reportedAsSent + tally.reportedAsError).toBe(1_000);
    expect(tally.reportedAsSent).toBeGreaterThan(100);
  },
  20 * minutes,
);
