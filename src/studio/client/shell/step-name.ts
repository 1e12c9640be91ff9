/** What a press undoes, or does again. */
export const stepName = (verb: 'Undo' | 'Redo', step: string | undefined) =>
  step ? `${verb}: ${step}` : verb;
