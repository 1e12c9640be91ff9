import { siteFile } from '../../../site/files/site-file';
import type { Place } from '../../../site/json/place';
import { valueAt } from '../../../site/json/value-at';
import { pagePathAt } from '../../../site/page/addresses';
import type { PagePreview } from '../../../site/resolve/page-preview';
import type { PageEntry } from '../../protocol/workspace';
import type { Editor, FieldChange } from '../model/editor';
import { isSamePlace } from '../model/places';
import { notConnected } from '../model/served-by';
import { pressedPlace } from '../model/shared-blocks';
import { chromePlace } from './chrome-place';
import { elementAt, textsIn } from './dom';
import { dropPicture } from './drop-picture';
import { connectPage, type FramedPage } from './framed-page';
import { type PageOnScreen, type Press, placeAt } from './place-at';
import { keepProbe } from './probe-map';

export interface ControllerOptions {
  editor(): Editor;
  follows(): boolean;
  /** The pointer is over the place of a field, or over none. */
  pointed(place: Place | undefined): void;
  /** The page is shown with other parts, and it is known where they are. */
  moved(): void;
  /** Somebody scrolls, presses or types in the page. */
  acted(): void;
}

/** What connects the editor with the page in the frame. */
export interface Controller {
  /** The document of the frame has loaded. */
  connect(frame: HTMLIFrameElement): void;
  preview(preview: PagePreview): void;
  change(file: string, change: FieldChange): void;
  /** The content has other values, perhaps by an undo. */
  settle(): void;
  screen(): PageOnScreen | undefined;
  page(): FramedPage | undefined;
  stop(): void;
}

/** The path of the site's address, which is before the path of every page. */
export const addressOf = ({ view }: PagePreview): string => new URL(view.canonical).pathname;

/** Whether a preview is one of a page. */
export const shows = (preview: PagePreview | undefined, page: PageEntry | undefined): page is PageEntry =>
  page !== undefined && page.path === preview?.shown && page.file === preview.file;

const baseOf = (preview: PagePreview): string =>
  decodeURI(addressOf(preview)).slice(0, -preview.view.path.length).replace(/\/$/, '');

export function createController({ editor, follows, pointed, moved, acted }: ControllerOptions): Controller {
  let page: FramedPage | undefined;
  let last: PagePreview | undefined;
  /** Since the last preview. */
  let hasMoved = false;
  const probe = keepProbe((given) => editor().ask('probe', given));

  const entryAt = (path: string): PageEntry | undefined =>
    editor().pages.find((entry) => entry.path === path);

  function screen(): PageOnScreen | undefined {
    const map = probe.last();
    const { page: entry } = editor();
    if (!page || !map || !shows(last, entry)) return undefined;
    return {
      map,
      main: page.main,
      page: entry,
      contentOf: ({ file, pointer }) => valueAt(editor().valueOf(file), pointer),
      chromePlace: aroundPage,
    };
  }

  function pageAt(link: HTMLAnchorElement): PageEntry | undefined {
    const path =
      last && link.origin === location.origin ? pagePathAt(link.pathname, baseOf(last)) : undefined;
    return path === undefined ? undefined : entryAt(path.replace(/(?<=.)\/$/, ''));
  }

  /** Header and footer are those of the site. */
  function aroundPage(target: Element): Place | undefined {
    const part = target.closest('.footer')
      ? 'footer'
      : target.closest('.header, .header-top, .announcement')
        ? 'header'
        : undefined;
    const link = target.closest('a');
    const own = textsIn(target).map(({ data }) => data);
    const text = (own.length > 0 ? own.join('') : (link?.textContent ?? '')).trim();
    return part && chromePlace(editor().valueOf(siteFile), { part, text, href: link?.href });
  }

  /** The page as it is now. It may have changed meanwhile, or not have answered: then it is asked once more. */
  async function freshScreen(): Promise<PageOnScreen | undefined> {
    await probe.fresh();
    return screen() ?? probe.fresh().then(screen);
  }

  const actions = {
    async press(press: Press, focus: boolean) {
      const on = await freshScreen();
      const place = on?.main.contains(press.target) ? placeAt(on, press) : aroundPage(press.target);
      const pressed = pressedPlace(editor(), place);
      if (pressed) editor().reveal(pressed, focus);
    },
    point(press: Press | undefined) {
      const on = screen();
      const place =
        press && (on?.main.contains(press.target) ? placeAt(on, press) : aroundPage(press.target));
      pointed(pressedPlace(editor(), place));
    },
    async drop(press: Press, files: readonly File[]) {
      if (!editor().isConnected) return editor().refuse(notConnected);
      const on = await freshScreen();
      const place = on?.main.contains(press.target) ? placeAt(on, press) : undefined;
      await dropPicture(editor(), pressedPlace(editor(), place), files);
    },
    follow(link: HTMLAnchorElement) {
      const entry = pageAt(link);
      if (entry) editor().open(entry);
      else window.open(link.href, '_blank', 'noopener');
    },
    follows,
    acted,
    undo: () => editor().undo(),
    redo: () => editor().redo(),
    leave() {
      const { selected, page: entry, reveal } = editor();
      const place = selected ?? (entry && { file: entry.file, pointer: entry.pointer });
      if (place) reveal(place);
    },
    ready() {
      if (last) page?.show(last);
    },
    opened(path: string) {
      const entry = entryAt(path);
      // Back and forward, in the frame.
      if (entry && last && isSamePlace(editor().page, entryAt(last.shown))) editor().open(entry);
      else if (last) page?.show(last);
    },
  };

  function settle(): void {
    const { page: entry, valueOf: contentOf } = editor();
    // What a row says is within other words.
    if (!entry || !last || entry.collection !== undefined) return;
    page?.texts.settle(last, (pointer) => valueAt(contentOf(entry.file), entry.pointer + pointer));
  }

  return {
    screen,
    settle,
    page: () => page,
    connect(frame) {
      page?.stop();
      page = connectPage(frame, actions);
      if (last) page?.show(last);
    },
    preview(preview) {
      last = preview;
      settle();
      page?.show(preview);
      probe.renew({ path: preview.shown, file: preview.file }, hasMoved);
      if (hasMoved) void probe.fresh().then(moved);
      hasMoved = false;
    },
    change(file, change) {
      hasMoved ||= change.op !== 'set';
      const { page: entry } = editor();
      const on = page?.isHydrated() ? screen() : undefined;
      if (change.op !== 'set' || !on || !last || file !== entry?.file || !change.at.startsWith(entry.pointer))
        return;
      if (entry.collection !== undefined) return;
      const place = { file, pointer: change.at };
      page?.texts.set(last, change.at.slice(entry.pointer.length), change.value, () =>
        on.map.spots.flatMap(({ path, text, place: at }) => {
          if (text === undefined || !isSamePlace(at, place)) return [];
          const { element, isExact } = elementAt(on.main, path);
          return (isExact && textsIn(element, page?.texts.nodes())[text]) || [];
        }),
      );
    },
    stop: () => page?.stop(),
  };
}
