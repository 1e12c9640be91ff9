import { expect, test } from 'vitest';
import { serveContact } from '../../support/browser/contact-site';
import { sendMessages } from '../../support/browser/send-messages';

const minutes = 60_000;

test(
  '1,000 messages to an endpoint that answers at random are reported as sent, or kept and reported as an error',
  async () => {
    const endpoint = await serveContact();
    try {
      const tally = await sendMessages(endpoint, 1_000, 2);
      console.info(tally);
      expect(tally.reportedAsSent + tally.reportedAsError).toBe(1_000);
      expect(tally.reportedAsSent).toBeGreaterThan(100);
    } finally {
      await endpoint.stop();
    }
  },
  20 * minutes,
);
