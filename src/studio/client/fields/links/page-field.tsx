import { type ReactNode, useId } from 'react';
import type { PageEntry } from '../../../protocol/workspace';
import { useEditor } from '../../model/editor';
import { LinkInput, type LinkInputProps } from './link-input';

interface PageFieldProps extends Pick<LinkInputProps, 'text' | 'onType' | 'placeholder'> {
  name: string;
  /** Those that can be chosen. */
  pages: readonly PageEntry[];
  required?: boolean;
  invalid?: boolean;
  autoFocus?: boolean;
  /** What comes of the choice. */
  children?: ReactNode;
}

/** Asks for a page, in a dialog. */
export function PageField({
  name,
  pages,
  required = true,
  invalid = false,
  children,
  ...input
}: PageFieldProps) {
  const editor = useEditor();
  const id = useId();
  return (
    <div className="field">
      <span id={`${id}-name`} className="link-label">
        {name}
      </span>
      <LinkInput
        id={`${id}-page`}
        labelledBy={`${id}-name`}
        described={children === undefined ? '' : `${id}-about`}
        editor={() => ({ ...editor, pages })}
        onlyPages
        {...{ required, invalid }}
        {...input}
      />
      {children !== undefined && (
        <p id={`${id}-about`} className="plan-wait">
          {children}
        </p>
      )}
    </div>
  );
}
