import type { Place } from '../../../site/json/place';

/** Why something was not published; what ends it is a button of the panel, or a sentence for a colleague. */
export type FailureKind =
  | 'no git'
  | 'no repository'
  | 'no remote'
  | 'no upstream'
  | 'no name'
  | 'old version'
  | 'unfinished'
  | 'no network'
  | 'unknown here'
  | 'protected'
  | 'behind'
  | 'conflict'
  | 'theirs is code'
  | 'stopped'
  | 'disk full'
  | 'cut off'
  | 'two at once'
  | 'in review'
  | 'other';

export interface PublishFailure {
  kind: FailureKind;
  /** One sentence. */
  sentence: string;
  /** What git, a hook or the host said, for a technician. */
  details?: string;
}

/** A field to which two people have given different values. */
export interface TwoValues {
  /** For the choice. */
  id: string;
  place: Place;
  name: string;
  yours: unknown;
  theirs: unknown;
}

/** A version that others have published since. */
export interface TheirVersion {
  subject: string;
  author: string;
}

export type PublishStep = 'checking' | 'saving' | 'sending' | 'joining';

/** The newest version that was sent, and how far it has come. */
export interface SentVersion {
  commit: string;
  subject: string;
  /** In milliseconds since 1970: when it was sent, or saved if that was before this start of the studio. */
  at: number;
  /** Which version the site says that it has. It can't be asked without a public address and a `built.json`. */
  site: 'this' | 'another' | 'unknown';
  /** The site is asked again, for some minutes. */
  isAwaited: boolean;
  /** When the site had it, if that was waited for. */
  since?: number;
  /** What it has changed: pages, and by name alone what all pages share. Missing if it is from before this start. */
  pages?: readonly { name: string; path?: string }[];
  /** Not the first version, and not one that is joined with versions of others. */
  canTakeBack: boolean;
}

export interface PublishState {
  /** The name of the host, such as GitHub; missing while there is none. */
  host?: string;
  /** The address of the site. */
  site: string;
  /** How many changes are not online. */
  count: number;
  /** Versions that were saved, and not sent. */
  versions: number;
  /** Of those, the subjects of versions with files that are no content. */
  others: readonly string[];
  step?: PublishStep;
  /** Why nothing can be published as it is; also from the last time. */
  failure?: PublishFailure;
  conflicts?: readonly TwoValues[];
  /** Joined with the content here, and not sent. */
  theirs?: readonly TheirVersion[];
  sent?: SentVersion;
}

/** What ends a failure. */
export type WayOut =
  | { do: 'begin' }
  | { do: 'connect' }
  | { do: 'sign'; name: string; mail: string }
  | { do: 'return' }
  | { do: 'review' }
  | { do: 'go on' };

export interface PublishRequests {
  publishState: { given: object; answer: PublishState };
  /**
   * Saves a version of what is valid, and sends it. `held` are the files that the editor knows to be left out, `choices` say
   * by the id of each conflict whose value counts.
   */
  publish: {
    given: {
      message: string;
      held: readonly string[];
      wayOut?: WayOut;
      choices?: Readonly<Record<string, 'yours' | 'theirs'>>;
    };
    answer: PublishState;
  };
  /** Ends what reaches the host, or waits for it. What was saved stays. */
  stopPublishing: { given: object; answer: PublishState };
}
