import type { Place } from '../../../site/json/place';

/** A step that can be undone. */
export interface ListedStep {
  name: string;
  /** In milliseconds; missing for a step of an earlier version. */
  time?: number;
  /** The first place that it has changed, if that is still there, and how many there are. */
  place?: Place;
  count: number;
}

/** A commit of the content. */
export interface Version {
  subject: string;
  time: number;
}

export interface ListedHistory {
  /** The last first. */
  steps: readonly ListedStep[];
  stepCount: number;
  versions: readonly Version[];
  /** When the studio was started. */
  began: number;
  /** The time of the last version that was published: its host may still build it. Missing if none is known. */
  online?: number;
}

export interface HistoryRequests {
  history: { given: object; answer: ListedHistory };
  /** Undoes the last steps, as one step of undo. `newest` is the time of the last one that the editor has seen. */
  goBack: { given: { count: number; newest?: number }; answer: readonly Place[] };
}
