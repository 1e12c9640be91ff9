import type { StudioState } from './studio-state';

type Said = Pick<StudioState, 'announcement' | 'refused'>;

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

/** A screen reader is told of a text that changes: the same words once more end with a space that nobody hears. */
const anew = (words: string, last: string) => (words !== '' && words === last ? `${words}\u00A0` : words);

export function createSay(said: () => Said, update: (part: Partial<Said>) => void): Say {
  let announced = Number.NEGATIVE_INFINITY;
  /** Why a press did nothing. */
  let ofPress = '';

  function announce(message: string): void {
    announced = performance.now();
    update({ announcement: anew(message, said().announcement) });
  }
  function refuse(reason: unknown): void {
    const words = reason instanceof Error ? reason.message : String(reason);
    update({ refused: anew(words, said().refused) });
  }
  return {
    announce,
    announceToo(message) {
      const isHeard = performance.now() - announced > heard;
      announce(isHeard ? message : `${said().announcement} ${message}`);
    },
    refuse,
    refusePress(reason) {
      refuse(reason);
      ofPress = said().refused;
    },
    endOfPress() {
      if (ofPress !== '' && said().refused === ofPress) refuse('');
      ofPress = '';
    },
  };
}
