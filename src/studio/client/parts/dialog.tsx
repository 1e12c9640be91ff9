import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { StudioIcon } from './studio-icon';

interface DialogProps {
  title: string;
  /** Escape, the button with a cross, and a press beside it. */
  onClose(): void;
  size?: 'small' | 'large';
  children: ReactNode;
}

/** A window over the studio: what it asks comes first. Rendered while it is open. */
export function Dialog({ title, onClose, size = 'small', children }: DialogProps) {
  return (
    <ModalOverlay
      className="dialog-overlay"
      isOpen
      isDismissable
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <Modal className="dialog" data-size={size}>
        <AriaDialog className="dialog-body">
          <header className="dialog-head">
            <Heading slot="title">{title}</Heading>
            <button
              type="button"
              className="tool"
              aria-label="Close"
              title="Close (Escape)"
              onClick={onClose}
            >
              <StudioIcon name="x" />
            </button>
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface DialogFormProps {
  className: string;
  /** Enter, and the button that sends it. */
  onSubmit(): void;
  children: ReactNode;
}

/** What a window asks for. */
export const DialogForm = ({ className, onSubmit, children }: DialogFormProps) => (
  <form
    className={className}
    onSubmit={(event) => {
      event.preventDefault();
      // Another form may be around the window in React's tree.
      event.stopPropagation();
      onSubmit();
    }}
  >
    {children}
  </form>
);
