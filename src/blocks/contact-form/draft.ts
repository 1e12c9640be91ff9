import type { TextField } from './text-field';

export interface Draft {
  /** Puts what is kept into the fields that are empty; what was typed before this script ran stays. */
  restore(): void;
  save(): void;
  clear(): void;
}

/** What was typed and not sent yet, kept for this tab. Storage may be switched off: then nothing is kept. */
export function openDraft(fields: readonly TextField[]): Draft {
  const key = `draft ${location.pathname.replace(/\/$/, '')}#${fields[0]?.id}`;
  const storing = (use: (storage: Storage) => void) => () => {
    try {
      use(sessionStorage);
    } catch {}
  };
  const save = storing((storage) => {
    const values = fields.map(({ value }) => value);
    if (values.join('')) storage.setItem(key, JSON.stringify(values));
    else storage.removeItem(key);
  });
  return {
    restore: storing((storage) => {
      // Written by `save`, so its shape is known.
      const values = JSON.parse(storage.getItem(key) ?? '[]') as string[];
      for (const [index, field] of fields.entries()) field.value ||= values[index] ?? '';
      save();
    }),
    save,
    clear: storing((storage) => storage.removeItem(key)),
  };
}
