import type { DocumentParts } from '../app/document';

/** In UTF-8 what JavaScript counts as one sign takes no more bytes. */
const bytesOfSign = 3;

/**
 * Encodes documents one after the other. What all of them share is encoded once and stays where it is: a head is put
 * before it, a body behind. What comes back holds until the next document.
 */
export function createDocumentEncoder(shared: string): (parts: DocumentParts) => Uint8Array {
  const middle = Buffer.from(shared);
  let before = 0;
  let behind = 0;
  let room = middle;
  return ({ head, body }) => {
    const headSize = Buffer.byteLength(head);
    const longestBody = bytesOfSign * body.length;
    if (headSize > before || longestBody > behind) {
      before = Math.max(before, 2 * headSize);
      behind = Math.max(behind, 2 * longestBody);
      room = Buffer.allocUnsafeSlow(before + middle.length + behind);
      middle.copy(room, before);
    }
    const start = before - headSize;
    const bodyStart = before + middle.length;
    room.write(head, start);
    return room.subarray(start, bodyStart + room.write(body, bodyStart));
  };
}
