import type { FormField } from './text-field';

export interface FormDraft {
  /** Identifies the form within this tab. */
  key: string;
  /** The id of the current text: the same each time it is sent, a new one when a character has changed. */
  id(): string;
  /**
   * Fills empty fields with the saved text; what was typed before this script ran stays. Returns whether this text was
   * sent before, without success.
   */
  restore(): boolean;
  save(): void;
  /** Records that the text is being sent. */
  noteSending(): void;
  clear(): void;
}

/** A random UUID (RFC 9562), which ends every blob's URL. `crypto.randomUUID` does not exist on pages without https. */
function newId(): string {
  const url = URL.createObjectURL(new Blob());
  URL.revokeObjectURL(url);
  return url.slice(-36);
}

/** In characters of JSON, far below the 5 MB that browsers keep for a site. A longer text stays in the page alone. */
const longest = 100_000;

/** The text that was typed and not yet sent, saved for this tab. Without storage nothing is saved. */
export function openDraft(fields: readonly FormField[]): FormDraft {
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
      const text = JSON.stringify(kept);
      if (fields.some(({ value }) => value) && text.length < longest) storage.setItem(draftKey, text);
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
      // Text that the browser filled in is not saved yet.
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
