/** The state of a row that a script moves, for the rest of its carousel. */
export interface MovingRow {
  selected: number;
  goTo: (index: number) => void;
}

/** Whether a card is in view, in a row that loops. */
export const isInView = (index: number, selected: number, slots: number, count: number) =>
  (index - selected + count) % count < slots;
