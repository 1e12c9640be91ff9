import type { WorkspaceEvent } from '../../../src/studio/protocol/workspace';

/** Speaks to a studio's server as the studio does. */
export interface StudioClient {
  token: string;
  watch: string;
  events: WorkspaceEvent[];
  call(method: string, given: object): Promise<{ status: number; answer: unknown }>;
  close(): void;
}

export async function connectStudio(server: string): Promise<StudioClient> {
  const html = await (await fetch(new URL('/_edit/', server))).text();
  const [, token = ''] = /name="edit-token" content="([^"]+)"/.exec(html) ?? [];
  const end = new AbortController();
  const headers = { 'x-edit-token': token };
  const stream = await fetch(new URL('/_edit/api/watch', server), { headers, signal: end.signal });
  const events: WorkspaceEvent[] = [];
  let watch = '';
  let rest = '';
  const hello = new Promise<void>((done) => {
    const read = async () => {
      for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop() ?? '';
        for (const event of lines.filter((line) => line !== '').map((line) => JSON.parse(line)))
          if (event.type === 'hello') watch = event.watch;
          else events.push(event);
        done();
      }
    };
    // It is ended by the server or by the test.
    read().catch(() => done());
  });
  await hello;
  return {
    token,
    watch,
    events,
    async call(method, given) {
      const body = JSON.stringify({ ...given, watch });
      const address = new URL(`/_edit/api/${method}`, server);
      const response = await fetch(address, { method: 'POST', headers, body });
      return { status: response.status, answer: await response.json() };
    },
    close: () => end.abort(),
  };
}
