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
  const quietly = (use: () => void) => {
    try {
      use();
    } catch {}
  };
  const draft: Draft = {
    restore() {
      quietly(() => {
        const values: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
        if (!Array.isArray(values)) return;
        for (const [index, field] of fields.entries())
          if (field.value === '') field.value = String(values[index] ?? '');
      });
      draft.save();
    },
    save() {
      const values = fields.map(({ value }) => value);
      if (values.every((value) => value === '')) draft.clear();
      else quietly(() => sessionStorage.setItem(key, JSON.stringify(values)));
    },
    clear: () => quietly(() => sessionStorage.removeItem(key)),
  };
  return draft;
}
