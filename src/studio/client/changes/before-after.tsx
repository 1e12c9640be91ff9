import { useRef, useState } from 'react';
import type { ChangedPart } from '../../protocol/requests/change-requests';
import { Dialog } from '../parts/dialog';
import { StillPage } from '../parts/still-page';
import { ToolButton } from '../parts/tool-button';
import { useSize } from '../parts/use-size';
import { useView } from '../parts/use-view';

const widths = [
  { width: 390, name: 'Phone', icon: 'smartphone' },
  { width: 820, name: 'Tablet', icon: 'tablet' },
  { width: 1440, name: 'Desktop', icon: 'monitor' },
] as const;

/** A page that is seen before and after. */
export type PicturedPage = Pick<ChangedPart, 'name' | 'path' | 'pathBefore' | 'type'>;

/** The page that shows a change: of what all pages share, the open one. A picture alone is on none. */
export function picturedPage(
  part: ChangedPart,
  parts: readonly ChangedPart[],
  open: string | undefined,
): PicturedPage | undefined {
  if (part.kind === 'page') return part;
  if (part.kind !== 'part' || open === undefined) return undefined;
  // The open page may have changed, too: then it is elsewhere in the base, or not there.
  const page = parts.find(({ kind, path }) => kind === 'page' && path === open);
  return { ...(page ?? { type: 'changed', path: open, pathBefore: open }), name: part.name };
}

/** The page as it was and as it is, side by side. */
export function BeforeAfter({ page, onClose }: { page: PicturedPage; onClose(): void }) {
  const [view] = useView();
  const [width, setWidth] = useState<number>(view.width);
  const [isDark, setDark] = useState(view.theme === 'dark');
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const { name, path, pathBefore, type } = page;
  const shown = { width, room: size?.width ?? 0, isDark };
  return (
    <Dialog title={`Before and after: ${name}`} onClose={onClose} size="large">
      <div className="compare-tools">
        <fieldset className="segments">
          <legend className="visually-hidden">Width of the page</legend>
          {widths.map((each) => (
            <ToolButton
              key={each.width}
              icon={each.icon}
              name={`${each.name}, ${each.width} pixels`}
              isPressed={width === each.width}
              onPress={() => setWidth(each.width)}
            />
          ))}
        </fieldset>
        <ToolButton
          icon={isDark ? 'moon' : 'sun'}
          name="Dark page"
          isPressed={isDark}
          onPress={() => setDark(!isDark)}
        />
      </div>
      <div className="compare">
        <figure>
          <figcaption>
            Before{pathBefore !== undefined && <span className="changes-path">{pathBefore}</span>}
          </figcaption>
          <div ref={room}>
            {type === 'added' || pathBefore === undefined ? (
              <p className="compare-none">The page is new.</p>
            ) : (
              <StillPage {...shown} address={still(pathBefore, '&before')} title={`${name}, before`} />
            )}
          </div>
        </figure>
        <figure>
          <figcaption>Now{path !== undefined && <span className="changes-path">{path}</span>}</figcaption>
          <div>
            {type === 'removed' || path === undefined ? (
              <p className="compare-none">The page is deleted.</p>
            ) : (
              <StillPage {...shown} address={still(path)} title={`${name}, now`} />
            )}
          </div>
        </figure>
      </div>
    </Dialog>
  );
}

/** Both are rendered by the server, without scripts. */
const still = (path: string, state = '') => `/_edit/still.html?path=${encodeURIComponent(path)}${state}`;
