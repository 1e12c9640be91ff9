/** Presses closer than this are one, as those of a double click are. In milliseconds. */
export const onePress = 1000;
