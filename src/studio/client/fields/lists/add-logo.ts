import { siteFile } from '../../../../site/files/site-file';
import { wordFor } from '../../../../site/schema/new-value';
import type { Editor } from '../../model/editor';
import { logosOf } from '../form';
import { newKey } from './new-key';

/** Gives the site a logo that shows a sample, and gives its id. */
export function addLogo(editor: Editor): string {
  const logos = logosOf(editor);
  const id = newKey('logo', logos);
  const value = { name: wordFor('name') };
  const change =
    logos.length === 0 ? { at: '/logos', value: { [id]: value } } : { at: `/logos/${id}`, value };
  editor.change(siteFile, { op: 'set', ...change }, 'Add a logo');
  return id;
}
