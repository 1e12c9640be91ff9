import type { MarkedPart } from '../json/locate';
import type { Cause, Finding, Fix, Meant } from './finding';

/** What a message is made from. */
export type Data = readonly unknown[];

/** One mistake that a rule reports. Its sentences are made only where it is found. */
export interface Message<MessageData extends Data> {
  /** That of this mistake, if it is worse than others of its rule. */
  severity?: 'error';
  /** What to mark, if not the value. */
  part?: MarkedPart;
  message(...data: MessageData): string;
  /** How to correct it. */
  help(...data: MessageData): string | undefined;
  /** What these sentences name, if that is right without doubt. */
  fix?(...data: MessageData): Fix | undefined;
  /** What was probably meant, to be proposed if it exists. */
  meant?(...data: MessageData): Meant | undefined;
  /** What other places may name, too: then they are reported together. */
  cause?(...data: MessageData): Cause | undefined;
  /** For docs/rules.md. */
  example: MessageData;
}

/** The messages of a rule. `Mistakes` names each mistake that it reports, with the data of its message. */
export interface RuleText<Mistakes extends Readonly<Record<keyof Mistakes, Data>> = Record<string, Data>> {
  /** Every message ends with it. */
  id: string;
  severity: 'error' | 'warning';
  /** One sentence for docs/rules.md. */
  meaning: string;
  messages: { readonly [Name in keyof Mistakes]: Message<Mistakes[Name]> };
}

type Location = Pick<
  Finding,
  'file' | 'pointer' | 'template' | 'span' | 'part' | 'fix' | 'meant' | 'written'
>;

export function createFinding<
  Mistakes extends Readonly<Record<keyof Mistakes, Data>>,
  Name extends keyof Mistakes,
>(rule: RuleText<Mistakes>, location: Location, name: Name, ...data: Mistakes[Name]): Finding {
  const { id, severity, messages } = rule;
  const { part = 'value', message, help, fix, meant, cause, severity: own = severity } = messages[name];
  return {
    id,
    severity: own,
    part,
    ...location,
    message: message(...data),
    help: help(...data),
    ...(fix && { fix: fix(...data) }),
    ...(meant && { meant: meant(...data) }),
    ...(cause && { cause: cause(...data) }),
  };
}
