import { type ReactNode, useRef } from 'react';
import { Menu } from 'react-aria-components/Menu';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';

interface MenuButtonProps extends Pick<PopoverProps, 'placement'> {
  className: string;
  /** Of the button and of its menu. */
  label: string;
  title?: string;
  tabIndex?: number;
  /** What is on the button. */
  face: ReactNode;
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  /** `id` is that of the item that was chosen. */
  onAction(id: string): void;
  /** The items. */
  children: ReactNode;
}

/** A button that opens a menu. */
export function MenuButton(props: MenuButtonProps) {
  const { label, face, isOpen, setOpen, placement, onAction, children, ...ofButton } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        {...ofButton}
        ref={trigger}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {face}
      </button>
      <Popover
        className="field-popover page-menu"
        {...(placement && { placement })}
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <Menu
          className="add-block-menu"
          aria-label={label}
          autoFocus="first"
          onClose={() => setOpen(false)}
          onAction={(id) => onAction(String(id))}
        >
          {children}
        </Menu>
      </Popover>
    </>
  );
}
