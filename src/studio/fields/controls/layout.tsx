import { siteFile } from '../../../site/files/site-file';
import { isRecord } from '../../../site/json/is-record';
import { memberOf } from '../../../site/json/value-at';
import { useEditor } from '../../editor';
import type { ControlProps } from '../control';
import { blockName } from '../names';
import { OptionsControl } from './select';

/** One of the site's layouts, with its blocks. */
export function LayoutControl(props: ControlProps) {
  const layouts = memberOf(useEditor().valueOf(siteFile), 'layouts');
  const options = Object.entries(isRecord(layouts) ? layouts : {}).map(([value, slots]) => ({
    value,
    name: value,
    description: typesOf(slots).map(blockName).join(' · '),
  }));
  return <OptionsControl {...props} options={options} />;
}

const typesOf = (slots: unknown): string[] =>
  (Array.isArray(slots) ? slots : []).map((slot) => String(memberOf(slot, 'type')));
