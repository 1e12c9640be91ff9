import { siteFile } from '../../../site/files/site-file';
import { filePlan } from '../../../site/schema/field-plan';
import { partName } from '../../protocol/names';
import { isHidden } from '../fields/hidden-fields';
import { useEditor } from '../model/editor';

const plan = filePlan(siteFile);
const parts = plan.is === 'object' ? plan.fields.filter(({ key }) => !isHidden(plan, key)) : [];

/** What all pages share: the parts of site.json. */
export function SiteParts() {
  const { select, selected } = useEditor();
  const isOpen = (pointer: string) =>
    selected?.file === siteFile && `${selected.pointer}/`.startsWith(`${pointer}/`);
  return (
    <div className="site-parts">
      <h2>All pages</h2>
      <ul>
        {parts.map(({ key }) => (
          <li key={key}>
            <button
              type="button"
              className="site-part"
              aria-current={isOpen(`/${key}`) ? 'true' : undefined}
              onClick={() => select({ file: siteFile, pointer: `/${key}` })}
            >
              {partName(key)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
