/** One way in which a text can be nearly right: what the message says ("it has a query"), and how to correct it. */
export interface FixStep {
  says: string | ((text: string) => string);
  fix(text: string): string;
  /** Part of the text is lost, so it may not be what was meant. */
  loses?: true;
}

export const step = (says: FixStep['says'], fix: FixStep['fix']): FixStep => ({ says, fix });

export const losing = (step: FixStep): FixStep => ({ ...step, loses: true });

/** Replaces what a pattern finds. */
export const cut = (says: FixStep['says'], pattern: RegExp, by = ''): FixStep =>
  step(says, (text) => text.replace(pattern, by));
