import type { StudioState } from './studio-state';

type Messages = Pick<StudioState, 'announcement' | 'told' | 'refused'>;

/** What the studio says: announcements are only heard, the rest is also seen. */
export interface Say {
  announce(message: string): void;
  /** The same after what was announced a moment ago, which would not be heard if it were replaced. */
  announceToo(message: string): void;
  /** Announces what has happened, and shows it. */
  tell(message: string): void;
  /** Says why something was not done: a sentence, or an error that has it. An empty one ends that. */
  refuse(reason: unknown): void;
  /** The same until `endOfPress`. */
  refusePress(reason: string): void;
  endOfPress(): void;
  /** To be called at a new step: it ends what could be read for a while. */
  endOfRead(): void;
}

/** In milliseconds, until a screen reader has begun to say what was announced. */
const heard = 1000;
/** In milliseconds, until most have read why something was not done. */
const read = 4000;

/** A screen reader says only a text that changes. So a repeated text ends with a space that is not heard. */
const toBeHeard = (words: string, last: string) =>
  words !== '' && words === last ? `${words}\u00A0` : words;

export function createSay(current: () => Messages, update: (part: Partial<Messages>) => void): Say {
  let announced = Number.NEGATIVE_INFINITY;
  let refusedAt = 0;
  /** Why a press did nothing. */
  let ofPress = '';

  function announce(message: string): void {
    announced = performance.now();
    update({ announcement: toBeHeard(message, current().announcement) });
  }
  function refuse(reason: unknown): void {
    refusedAt = performance.now();
    const words = reason instanceof Error ? reason.message : String(reason);
    update({ refused: toBeHeard(words, current().refused) });
  }
  return {
    announce,
    announceToo(message) {
      const isHeard = performance.now() - announced > heard;
      announce(isHeard ? message : `${current().announcement} ${message}`);
    },
    tell(message) {
      announce(message);
      update({ told: { words: message, time: Date.now() } });
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
    endOfRead() {
      if (current().refused !== '' && performance.now() - refusedAt > read) refuse('');
    },
  };
}
