import { isUnfit } from '../../../src/edit/apply-transaction';
import { valueAt } from '../../../src/site/json/value-at';
import { randomNumbers } from '../random-edits';
import { createEditedContent, type EditedContent } from './edited-content';
import { pickFrom, valuesIn } from './random-operations';

const steps = 40;

interface Field {
  file: string;
  at: string;
}

const nameOf = ({ file, at }: Field) => `${file} ${at}`;

/** Fields with texts that anybody may change, without changing which fields there are. */
function fieldsOf(content: EditedContent): Field[] {
  return content.pages().flatMap((file) =>
    valuesIn(JSON.parse(content.texts()[file] ?? '{}'))
      .filter(({ value, at }) => typeof value === 'string' && /(heading|title|text|lead)$/.test(at))
      .map(({ at }) => ({ file, at })),
  );
}

/**
 * An editor types while others save, check out other versions, and processes are killed. Returns the values that were
 * lost: those that are neither in the content nor in a conflict, although nobody who saw them has overwritten them.
 */
export function lostEdits(seed: number): string[] {
  const random = randomNumbers(seed);
  const content = createEditedContent();
  const first = content.texts();
  const fields = fieldsOf(content);
  /** The last value of the editor for each field. */
  const mine = new Map<string, Field & { value: string }>();
  for (let step = 0; step < steps; step++) act(random(), step);
  content.save();
  const shown = content.shown();
  const kept = new Set(content.session.conflicts().map(({ yours }) => yours));
  return [...mine.values()]
    .filter(({ value, ...field }) => read(shown, field) !== value && !kept.has(value))
    .map(({ value, ...field }) => `${nameOf(field)}: ${value}`);

  function act(chance: number, step: number): void {
    if (chance < 0.45) edit(pickFrom(random, fields), `mine ${seed} ${step}`);
    else if (chance < 0.6) content.save();
    else if (chance < 0.68) content.save(random() < 0.5 ? 'before' : 'after');
    else if (chance < 0.75) content.restart();
    else if (chance < 0.92) overwrite(pickFrom(random, fields), `theirs ${seed} ${step}`, step);
    else checkOut();
  }

  function edit({ file, at }: Field, value: string): void {
    const made = content.session.apply({ name: 'Edit', operations: [{ op: 'set', file, at, value }] });
    if (!isUnfit(made)) mine.set(nameOf({ file, at }), { file, at, value });
  }

  /** Another program reads a file, changes one field and writes it. */
  function overwrite(field: Field, value: string, step: number): void {
    const text = content.texts()[field.file];
    const was = text === undefined ? undefined : read(content.texts(), field);
    if (text === undefined || typeof was !== 'string') return;
    seen(field, was);
    const whole = text.replace(JSON.stringify(was), JSON.stringify(value));
    // Some programs write a file in parts, so for a moment it is no JSON.
    content.write(field.file, whole.slice(0, -3));
    if (step % 4 === 1) content.restart();
    if (step % 4 === 3) content.save();
    content.write(field.file, whole);
  }

  /** All files are again as they were at the start. */
  function checkOut(): void {
    for (const field of fields) seen(field, read(content.texts(), field));
    for (const [file, text] of Object.entries(first))
      if (file.startsWith('pages/')) content.write(file, text);
  }

  /** What somebody saw in the file and replaced is not lost. */
  function seen(field: Field, value: unknown): void {
    if (mine.get(nameOf(field))?.value === value) mine.delete(nameOf(field));
  }
}

function read(texts: Readonly<Record<string, string>>, { file, at }: Field): unknown {
  const text = texts[file];
  return text === undefined ? undefined : valueAt(JSON.parse(text), at);
}
