import { useId } from 'react';
import { kindPlan } from '../../../site/schema/field-plan';
import type { PageEntry } from '../../protocol/workspace';
import { About } from '../fields/about';
import { PageField } from '../fields/links/page-field';
import { useEditor } from '../model/editor';
import { useContentWords } from '../parts/content-words';

interface CopyFieldsProps {
  path: string;
  setPath(path: string): void;
  /** The page at the path, if there is one. */
  copied: PageEntry | undefined;
  name: string;
  setName(name: string): void;
}

/** What a page is copied from, and what it is called instead of that. */
export function CopyFields({ path, setPath, copied, name, setName }: CopyFieldsProps) {
  const { pages } = useEditor();
  const id = useId();
  return (
    <>
      <PageField
        name="Page to copy"
        pages={pages}
        text={path}
        invalid={copied === undefined}
        placeholder={String(kindPlan('pagePath').examples[0])}
        onType={setPath}
      />
      <div className="field">
        <label htmlFor={`${id}-name`} className="link-label">
          Name
        </label>
        <About id={`${id}-about`} text="Stands where the other page has its own name." />
        <input
          id={`${id}-name`}
          className="field-input"
          value={name}
          {...useContentWords()}
          aria-describedby={`${id}-about`}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
    </>
  );
}
