import { type ComponentProps, lazy, Suspense } from 'react';
import type { ChoiceWindow } from './choice-window';

const LazyWindow = lazy(async () => ({ default: (await import('./choice-window')).ChoiceWindow }));

/** A window to choose one of many by its picture, loaded when it opens. */
export const ChoiceDialog = (props: ComponentProps<typeof ChoiceWindow>) => (
  <Suspense>
    <LazyWindow {...props} />
  </Suspense>
);
