import { useState } from 'react';
import { useEditor } from '../model/editor';
import { useForm } from './form';

/** If a folded part is open: also as soon as the focus is wanted for a field in it. */
export function useOpened(
  pointer: string,
  initially: boolean,
): [isOpen: boolean, setOpen: (open: boolean) => void] {
  const { toFocus } = useEditor();
  const { file } = useForm();
  const isWanted =
    toFocus?.file === file && (toFocus.pointer === pointer || toFocus.pointer.startsWith(`${pointer}/`));
  const [state, setState] = useState({ isOpen: initially || isWanted, seen: toFocus });
  if (state.seen !== toFocus) setState({ isOpen: state.isOpen || isWanted, seen: toFocus });
  return [state.isOpen, (isOpen) => setState({ isOpen, seen: toFocus })];
}
