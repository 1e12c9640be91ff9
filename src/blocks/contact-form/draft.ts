import type { TextField } from './text-field';

export interface Draft {
  /** Names the form within this tab. */
  key: string;
  /** Of the text as it stands: the same each time that it is sent, another one once a letter has changed. */
  id(): string;
  /**
   * Puts what is kept into the fields that are empty; what was typed before this script ran stays. Tells whether
   * this text has been on its way, without a success.
   */
  restore(): boolean;
  save(): void;
  /** Notes that the text is on its way. */
  noteSending(): void;
  clear(): void;
}

/** Not `randomUUID`, which pages without https lack. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** What was typed and not sent yet, kept for this tab. Storage may be switched off: then nothing is kept. */
export function openDraft(fields: readonly TextField[]): Draft {
  const key = `${location.pathname.replace(/\/$/, '')}#${fields[0]?.id}`;
  const draftKey = `draft ${key}`;
  const sendingKey = `sending ${key}`;
  /** The fields' values, then the id. */
  let kept: readonly (string | undefined)[] = [];

  function stored<Result>(use: (storage: Storage) => Result): Result | undefined {
    try {
      return use(sessionStorage);
    } catch {
      return undefined;
    }
  }

  function id(): string {
    const known = kept[fields.length];
    if (known && fields.every(({ value }, index) => value === kept[index])) return known;
    const next = newId();
    kept = [...fields.map(({ value }) => value), next];
    return next;
  }

  function save(): void {
    id();
    stored((storage) => {
      if (fields.some(({ value }) => value)) storage.setItem(draftKey, JSON.stringify(kept));
      else storage.removeItem(draftKey);
    });
  }

  return {
    key,
    id,
    restore() {
      // Written by `save`, so its shape is known.
      kept = stored((storage) => JSON.parse(storage.getItem(draftKey) ?? '[]') as string[]) ?? [];
      for (const [index, field] of fields.entries()) field.value ||= kept[index] ?? '';
      save();
      return stored((storage) => storage.getItem(sendingKey)) === id();
    },
    save,
    noteSending() {
      // What the browser filled in by itself has not been saved yet.
      save();
      stored((storage) => storage.setItem(sendingKey, id()));
    },
    clear() {
      kept = [];
      stored((storage) => {
        for (const name of [draftKey, sendingKey]) storage.removeItem(name);
      });
    },
  };
}
