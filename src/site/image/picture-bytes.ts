/** Bytes of a picture that visitors get: a second on a connection of 8 Mbit/s, which a phone often has. */
export const mostServed = 1_000_000;

/** Bytes of an original that visitors never get: more than cameras write. */
export const mostStored = 20_000_000;
