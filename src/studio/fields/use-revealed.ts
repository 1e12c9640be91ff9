import { useMemo, useState } from 'react';
import { useForm } from './form';
import type { OptionalField } from './member';
import { nameAt } from './names';

/** The optional fields of an object that have a control although they are missing, by their pointers. */
export function useRevealed() {
  const form = useForm();
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const acts = useMemo(() => {
    const reveal = (pointer: string) => setRevealed((before) => new Set([...before, pointer]));
    const optional: OptionalField = {
      empty: reveal,
      remove(pointer) {
        setRevealed((before) => new Set([...before].filter((other) => other !== pointer)));
        if (form.has(pointer)) form.change({ op: 'remove', at: pointer }, `Remove ${form.nameOf(pointer)}`);
        form.editor().announce(`${nameAt(pointer)} removed.`);
        form.editor().select({ file: form.file, pointer }, true);
      },
    };
    return { reveal, optional };
  }, [form]);
  return { revealed, ...acts };
}
