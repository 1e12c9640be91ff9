import type { StudioState } from './studio-state';

type Messages = Pick<StudioState, 'announcement' | 'refused'>;

/** What the studio says: announcements are only heard, refusals are also seen. */
export interface Say {
  announce(message: string): void;
  /** The same after what was announced a moment ago, which would not be heard if it were replaced. */
  announceToo(message: string): void;
  /** Says why something was not done: a sentence, or an error that has it. An empty one ends that. */
  refuse(reason: unknown): void;
  /** The same until `endOfPress`. */
  refusePress(reason: string): void;
  endOfPress(): void;
}

/** In milliseconds, until a screen reader has begun to say what was announced. */
const heard = 1000;

/** A screen reader says only a text that changes. So a repeated text ends with a space that is not heard. */
const toBeHeard = (words: string, last: string) =>
  words !== '' && words === last ? `${words}\u00A0` : words;

export function createSay(current: () => Messages, update: (part: Partial<Messages>) => void): Say {
  let announced = Number.NEGATIVE_INFINITY;
  /** Why a press did nothing. */
  let ofPress = '';

  function announce(message: string): void {
    announced = performance.now();
    update({ announcement: toBeHeard(message, current().announcement) });
  }
  function refuse(reason: unknown): void {
    const words = reason instanceof Error ? reason.message : String(reason);
    update({ refused: toBeHeard(words, current().refused) });
  }
  return {
    announce,
    announceToo(message) {
      const isHeard = performance.now() - announced > heard;
      announce(isHeard ? message : `${current().announcement} ${message}`);
    },
    refuse,
    refusePress(reason) {
      refuse(reason);
      ofPress = current().refused;
    },
    endOfPress() {
      if (ofPress !== '' && current().refused === ofPress) refuse('');
      ofPress = '';
    },
  };
}
