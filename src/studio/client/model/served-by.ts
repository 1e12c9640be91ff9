/** The data about its server in a document of the studio. */
export interface Served {
  token: string;
  /** The version of the code. */
  code: string;
  /** Stands for the folder of the content. */
  content: string;
}

/** Reads it from a document's HTML. */
export function servedBy(html: string): Served {
  const metaOf = (name: string) => new RegExp(`name="edit-${name}" content="([^"]+)"`).exec(html)?.[1] ?? '';
  return { token: metaOf('token'), code: metaOf('code'), content: metaOf('content') };
}

/** Why something was not done that must not be done later. */
export const notConnected = 'Not connected. Try it again when there is a connection.';
