import type { FailureKind, WayOut } from '../../protocol/requests/publish-requests';

interface Way {
  /** What the button does then. Without it, the usual one goes on. */
  button?: string;
  wayOut?: WayOut;
  /** What a person does outside of the studio, in a line. */
  advice?: string;
  /** Nobody can end it here. */
  isForColleague?: boolean;
}

/** What ends each failure. */
export const waysOut: Readonly<Record<FailureKind, Way>> = {
  'no git': { advice: 'Install it from git-scm.com, then open the studio again.', isForColleague: true },
  'no repository': { button: 'Begin', wayOut: { do: 'begin' } },
  'no remote': {
    advice: 'Somebody sets this up once; then this button sends your changes. Until then nothing is lost.',
  },
  'no upstream': { button: 'Make it', wayOut: { do: 'connect' } },
  'no name': {},
  'old version': { button: 'Go to the newest', wayOut: { do: 'return' } },
  unfinished: { advice: 'A colleague ends it in a terminal: git status says how.', isForColleague: true },
  'no network': { button: 'Send again' },
  'unknown here': {
    button: 'Send again',
    advice: 'Sign in to the host on this computer again, then send it.',
  },
  protected: { button: 'Send for review', wayOut: { do: 'review' } },
  behind: { advice: 'Their changes fit yours: both go out.' },
  conflict: { advice: 'Choose, then publish.' },
  'theirs is code': { advice: 'They update the engine here, then publish again.', isForColleague: true },
  stopped: { button: 'Try again', advice: 'Correct what it says below, or copy it for a colleague.' },
  'disk full': { button: 'Try again', advice: 'Delete files that you do not need, then try again.' },
  'cut off': { button: 'Go on', wayOut: { do: 'go on' } },
  'two at once': { button: 'Try again', advice: 'Wait until it has ended, then try again.' },
  'in review': { advice: 'It goes online when they let it through.' },
  other: { button: 'Try again', advice: 'If that does not help, copy what it says below for a colleague.' },
};
