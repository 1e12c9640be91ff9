import { createContext, useEffect, useState } from 'react';
import type { Place } from '../../../site/json/place';
import type { DrawnScene } from '../../protocol/requests/picture-requests';
import { useEditor } from '../model/editor';

type Scene = Readonly<Record<string, unknown>>;

/** How the page in the frame shows a scene or a drawing. */
export interface SceneLook extends Pick<DrawnScene, 'use' | 'seed'> {
  /** Undefined while it is on no page: then it is that of the studio. */
  surface?: string;
  background?: string;
}

const offPage: SceneLook = { use: 'figure', seed: '' };

/** The scene that the fields around are part of. */
export const SceneContext = createContext<{ scene: Scene; look: SceneLook } | undefined>(undefined);

/** The look of the scene of a place on the open page. It follows the page's theme. */
export function useSceneLook({ file, pointer }: Place): SceneLook {
  const { ask, page } = useEditor();
  const [look, setLook] = useState(offPage);
  const path = page?.path;
  useEffect(() => {
    const ended = new AbortController();
    const themes = new MutationObserver(() => setLook((last) => ({ ...last, ...surfaceOf(drawn?.id) })));
    let drawn: DrawnScene | undefined;
    const take = (found: DrawnScene | undefined) => {
      drawn = found;
      const root = frame()?.contentDocument?.documentElement;
      if (ended.signal.aborted) return;
      setLook(found ? { use: found.use, seed: found.seed, ...surfaceOf(found.id) } : offPage);
      if (root) themes.observe(root, { attributeFilter: ['data-theme'] });
    };
    if (path !== undefined) ask('drawnScene', { path, place: { file, pointer } }).then(take, () => {});
    return () => {
      ended.abort();
      themes.disconnect();
    };
  }, [ask, path, file, pointer]);
  return look;
}

const frame = () => document.querySelector<HTMLIFrameElement>('.preview-frame');

/** What is around the drawing in the frame. */
function surfaceOf(id: string | undefined): Pick<SceneLook, 'surface' | 'background'> {
  const drawing = frame()?.contentDocument?.querySelector(`[data-static="${CSS.escape(id ?? '')}"]`);
  const view = drawing?.ownerDocument.defaultView;
  if (!drawing || !view) return {};
  const isDark = view.getComputedStyle(drawing).colorScheme === 'dark' || isDarkPage(drawing, view);
  const isBlue = drawing.closest('.blue') !== null;
  let around: Element | null = drawing;
  while (around && isClear(view.getComputedStyle(around).backgroundColor)) around = around.parentElement;
  return {
    surface: isBlue ? 'blue' : isDark ? 'dark' : 'light',
    ...(around && { background: view.getComputedStyle(around).backgroundColor }),
  };
}

/** A page without a theme of its own follows the system. */
function isDarkPage({ ownerDocument: { documentElement } }: Element, view: Window): boolean {
  const { theme } = documentElement.dataset;
  return theme === 'dark' || (theme !== 'light' && view.matchMedia('(prefers-color-scheme: dark)').matches);
}

const isClear = (color: string): boolean => color === 'transparent' || color.endsWith(', 0)');

/** The address of a scene or a drawing as it would be drawn. */
export function sceneAddress(scene: Scene, { use, seed }: SceneLook, surface: string): string {
  const { layout, devices, jackets, kind, form, things, seed: own } = scene;
  const shown = { seed: typeof own === 'string' ? own : seed, use, surface };
  if (kind !== undefined)
    return `/_edit/drawing.svg?${new URLSearchParams({
      kind: String(kind),
      ...(form !== undefined && { form: String(form) }),
      ...(things !== undefined && { things: String(things) }),
      ...shown,
    })}`;
  return `/_edit/scene.svg?${new URLSearchParams({
    layout: String(layout),
    devices: String(devices),
    ...(jackets !== undefined && { jackets: String(jackets) }),
    ...shown,
  })}`;
}
