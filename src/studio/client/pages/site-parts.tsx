import { siteFile } from '../../../site/files/site-file';
import { partName } from '../../../site/page/place-names';
import { filePlan } from '../../../site/schema/field-plan';
import { isHidden } from '../fields/hidden-fields';
import { useEditor } from '../model/editor';
import { lookPointer } from '../model/places';

const plan = filePlan(siteFile);
const fields = plan.is === 'object' ? plan.fields.filter(({ key }) => !isHidden(plan, key)) : [];
const parts = fields.flatMap(({ key }) => (key === 'site' ? ['/site', lookPointer] : [`/${key}`]));

/** What all pages share: the parts of site.json. */
export function SiteParts() {
  const { select, selected } = useEditor();
  const open = parts.findLast(
    (pointer) => selected?.file === siteFile && `${selected.pointer}/`.startsWith(`${pointer}/`),
  );
  return (
    <div className="site-parts">
      <h2>All pages</h2>
      <ul>
        {parts.map((pointer) => (
          <li key={pointer}>
            <button
              type="button"
              className="site-part"
              aria-current={pointer === open ? 'true' : undefined}
              onClick={() => select({ file: siteFile, pointer })}
            >
              {partName(pointer.slice(1))}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
