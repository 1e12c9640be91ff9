import type { ReactNode, RefObject } from 'react';

interface FormBodyProps {
  ref: RefObject<HTMLDivElement | null>;
  name: string;
  /** What Escape does; undefined where there is no way back. */
  leave: (() => void) | undefined;
  children: ReactNode;
}

/** What stands in the pane of the fields, a form or a panel: it takes the focus itself, and Escape leaves it. */
export function FormBody({ ref, name, leave, children }: FormBodyProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no head that stays in sight
    <div
      ref={ref}
      className="form-body"
      role="group"
      aria-label={name}
      tabIndex={-1}
      onKeyDown={(event) => {
        const { isComposing } = event.nativeEvent;
        if (event.key !== 'Escape' || isComposing || event.defaultPrevented || !leave) return;
        event.preventDefault();
        leave();
      }}
    >
      {children}
    </div>
  );
}
