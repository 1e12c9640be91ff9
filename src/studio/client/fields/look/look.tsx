import { lazy, Suspense, useEffect } from 'react';
import { isSamePlace } from '../../model/places';
import { useForm } from '../form';
import type { MembersProps } from '../registry';

const LookMembers = lazy(async () => ({ default: (await import('./look-members')).LookMembers }));

/** Loaded when it is opened. */
export const Look = (props: MembersProps) => (
  <Suspense fallback={<Loading />}>
    <LookMembers {...props} />
  </Suspense>
);

/** The field that was to be brought into sight is not there before. */
function Loading() {
  const { editor } = useForm();
  useEffect(
    () => () => {
      const { revealed, selected, reveal } = editor();
      if (revealed && isSamePlace(revealed.place, selected)) reveal(revealed.place, revealed.takesFocus);
    },
    [editor],
  );
  return <p className="pane-note">Loading…</p>;
}
