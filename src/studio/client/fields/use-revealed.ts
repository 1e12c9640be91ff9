import { useMemo, useState } from 'react';
import { keysOf } from '../../../site/json/json-path';
import { nameAt } from '../../protocol/names';
import { useForm } from './form';
import type { OptionalField } from './member';

/** The optional fields of one object that have a control although they are missing: their keys. */
export function useRevealed() {
  const form = useForm();
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const acts = useMemo(() => {
    const reveal = (key: string) => setRevealed((before) => new Set([...before, key]));
    const optional: OptionalField = {
      empty: (pointer) => reveal(keyOf(pointer)),
      remove(pointer) {
        setRevealed((before) => new Set([...before].filter((key) => key !== keyOf(pointer))));
        if (form.has(pointer)) form.change({ op: 'remove', at: pointer }, `Remove ${form.nameOf(pointer)}`);
        form.editor().announce(`${nameAt(pointer)} removed.`);
        form.editor().select({ file: form.file, pointer }, true);
      },
    };
    return { reveal, optional };
  }, [form]);
  return { revealed, ...acts };
}

/** Not the whole pointer: the object may get another place. */
const keyOf = (pointer: string): string => keysOf(pointer).at(-1) ?? '';
