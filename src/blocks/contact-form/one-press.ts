/** Presses closer together than this count as one, such as a double click. In milliseconds. */
export const onePress = 1000;
