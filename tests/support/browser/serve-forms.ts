import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { type Endpoint, startEndpoint } from './endpoint';

/** The page whose form sends to the endpoint. */
export const formPath = '/borrow';

/** Serves the site to all tests of a file with an endpoint that accepts every message, unless a test says otherwise. */
export function serveForms(): () => Endpoint {
  let endpoint: Endpoint | undefined;
  const started = () => {
    if (!endpoint) throw new Error('The endpoint is started before the first test.');
    return endpoint;
  };
  beforeAll(async () => {
    endpoint = await startEndpoint(inject('siteUrl'));
  });
  afterAll(() => endpoint?.stop());
  beforeEach(() => started().answer((response) => response.end()));
  return started;
}
