import type { ReactNode, RefObject } from 'react';
import type { Place } from '../../../site/json/place';
import { useEditor } from '../model/editor';
import type { ListedItem } from '../model/item-around';
import { StudioIcon } from '../parts/studio-icon';
import { ToolButton } from '../parts/tool-button';
import { FormMenu } from './form-menu';

interface FormBodyProps {
  ref: RefObject<HTMLDivElement | null>;
  name: string;
  /** What Escape does; undefined where there is no way back. */
  leave: (() => void) | undefined;
  /** The item of a list that is chosen in it. */
  item?: ListedItem | undefined;
  children: ReactNode;
}

/** The content of the fields pane, a form or a panel. It can have the focus itself, and Escape leaves it. */
export function FormBody({ ref, name, leave, item, children }: FormBodyProps) {
  const step = useStep(item);
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
        if (isComposing || event.defaultPrevented) return;
        const by = event.altKey ? pageKeys[event.key] : undefined;
        const act = by ? step(by) : event.key === 'Escape' ? leave : undefined;
        if (!act) return;
        event.preventDefault();
        act();
      }}
    >
      {children}
    </div>
  );
}

const pageKeys: Readonly<Record<string, -1 | 1>> = { PageUp: -1, PageDown: 1 };

/** What leads to the item before or after; undefined where there is none. */
function useStep(item: ListedItem | undefined) {
  const { reveal } = useEditor();
  return (by: -1 | 1) => {
    const index = (item?.index ?? 0) + by;
    return item && index >= 0 && index < item.count ? () => reveal(item.at(index)) : undefined;
  };
}

interface FormHeadProps {
  name: string;
  place: Place;
  /** Goes back to the page; undefined in the page's own form. */
  leave: (() => void) | undefined;
  item: ListedItem | undefined;
}

/** What a form is of, and the way out of it. */
export function FormHead({ name, place, leave, item }: FormHeadProps) {
  const { page, collection } = useEditor();
  const step = useStep(item);
  return (
    <div className="form-head">
      {leave && (
        <button
          type="button"
          className="tool form-back"
          aria-label="Back to the page"
          title="Back to the page (Escape)"
          onClick={leave}
        >
          <StudioIcon name="arrow-left" />
        </button>
      )}
      <h2>{name}</h2>
      <span className="form-file">
        {item ? `${item.index + 1} of ${item.count}` : !leave && collection === undefined && page?.path}
      </span>
      {item &&
        ([-1, 1] as const).map((by) => (
          <ToolButton
            key={by}
            icon={by < 0 ? 'chevron-up' : 'chevron-down'}
            name={by < 0 ? 'Previous item' : 'Next item'}
            keys={by < 0 ? 'Alt+Page up' : 'Alt+Page down'}
            isOff={!step(by)}
            onPress={() => step(by)?.()}
          />
        ))}
      <FormMenu place={place} />
    </div>
  );
}
