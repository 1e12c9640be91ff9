import { hash } from 'node:crypto';

/** Tells the contents of two files apart. */
export const bytesHash = (bytes: Uint8Array): string => hash('sha1', bytes, 'base64url');
