/** One way in which a text can be nearly right: what is said of it ("it has a query"), and the text without it. */
export interface Step {
  says: string | ((text: string) => string);
  fix(text: string): string;
  /** Takes away what somebody wrote, so it may not be what was meant. */
  loses?: true;
}

export const step = (says: Step['says'], fix: Step['fix']): Step => ({ says, fix });

export const losing = (step: Step): Step => ({ ...step, loses: true });

/** Replaces what a pattern finds. */
export const cut = (says: Step['says'], pattern: RegExp, by = ''): Step =>
  step(says, (text) => text.replace(pattern, by));
