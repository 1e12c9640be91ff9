import { describe } from 'vitest';
import { describeFormDelivery, settings } from '../../support/form-delivery';
import { runFormWorker } from '../../support/form-worker';

describe('the Cloudflare Worker of docs/recipes', async () => {
  describeFormDelivery(await runFormWorker(() => ({ SITE: settings.site, THANKS: settings.thanks })));
});
