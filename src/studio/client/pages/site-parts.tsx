import { siteFile } from '../../../site/files/site-file';
import { filePlan } from '../../../site/schema/field-plan';
import { partName } from '../../protocol/names';
import { isHidden } from '../fields/hidden-fields';
import { useEditor } from '../model/editor';
import { lookPointer } from '../model/form-of';

const plan = filePlan(siteFile);
const fields = plan.is === 'object' ? plan.fields.filter(({ key }) => !isHidden(plan, key)) : [];
const parts = fields.flatMap(({ key }) => [
  { pointer: `/${key}`, name: partName(key) },
  ...(lookPointer.startsWith(`/${key}/`) ? [{ pointer: lookPointer, name: 'Look' }] : []),
]);

/** What all pages share: the parts of site.json. */
export function SiteParts() {
  const { select, selected } = useEditor();
  const within = (pointer: string) =>
    selected?.file === siteFile && `${selected.pointer}/`.startsWith(`${pointer}/`);
  const isOpen = (pointer: string) => within(pointer) && (pointer === lookPointer || !within(lookPointer));
  return (
    <div className="site-parts">
      <h2>All pages</h2>
      <ul>
        {parts.map(({ pointer, name }) => (
          <li key={pointer}>
            <button
              type="button"
              className="site-part"
              aria-current={isOpen(pointer) ? 'true' : undefined}
              onClick={() => select({ file: siteFile, pointer })}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
