import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Place } from '../../../site/json/place';
import type { PagePreview } from '../../../site/resolve/page-preview';
import { type Editor, useEditor } from '../model/editor';
import { blockAround } from '../model/places';
import { useSize } from '../parts/use-size';
import { BlockBar } from './block-bar';
import { addressOf, type Controller, type ControllerOptions, createController, shows } from './controller';
import { InsertPoints } from './insert-points';
import { labelsOf } from './labels';
import { marksOf } from './marks';
import { Outlines } from './outlines';
import { useBoxes } from './use-boxes';
import { usePageReveal } from './use-page-reveal';
import { useTexts } from './use-texts';
import { Waiting } from './waiting';

interface PreviewProps {
  width: 390 | 820 | 1440;
  theme: 'light' | 'dark';
  /** Whether a click on a link opens its page. */
  follows: boolean;
  /** What can be done with a block stands in its form. */
  isPhone: boolean;
}

/** The open page, as visitors get it. */
export function Preview({ width, theme, follows, isPhone }: PreviewProps): ReactNode {
  const editor = useEditor();
  const { page } = editor;
  const pane = useRef<HTMLDivElement>(null);
  const size = useSize(pane);
  const [address, setAddress] = useState<string>();
  const [shown, setShown] = useState<PagePreview>();
  const [isLoaded, setLoaded] = useState(false);
  const [pointed, setPointed] = useState<Place>();
  const [around, setAround] = useState<number>();
  const controller = useController(editor, {
    follows,
    pointed(place) {
      setPointed(place);
      const block = blockAround(place);
      // The pointer leaves the page for the buttons over it.
      if (block) setAround(block.index);
    },
    moved: () => reveal.want(),
    acted: () => reveal.letGo(),
  });
  const reveal = usePageReveal(controller, width, size?.height);

  const { onPreview, onChange } = editor;
  useEffect(
    () =>
      onPreview((preview) => {
        setAddress((first) => first ?? addressOf(preview));
        setShown((last) => (last?.shown === preview.shown && last.file === preview.file ? last : preview));
        controller.preview(preview);
      }),
    [onPreview, controller],
  );
  useEffect(() => onChange(controller.change), [onChange, controller]);
  const content = page && editor.valueOf(page.file);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content with all edits, also those of an undo
  useEffect(() => controller.settle(), [controller, content]);
  useEffect(() => {
    if (isLoaded) controller.page()?.setTheme(theme);
  }, [isLoaded, controller, theme]);

  const found = marksOf(editor, pointed, around);
  const key = JSON.stringify(found);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all that they say
  const marks = useMemo(() => found, [key]);
  const boxes = useBoxes(marks, controller.screen, reveal.measured);

  const scale = size ? Math.min(1, size.width / width) : 1;
  const framed = { width: width * scale, height: size?.height ?? 0 };
  const texts = useTexts(controller.screen, boxes, scale);
  const labels = labelsOf(boxes, scale, framed, texts);
  const isOpen = shows(shown, page);
  const state = isOpen ? 'open' : 'waiting';
  return (
    <div
      className="preview"
      ref={pane}
      data-state={isLoaded ? state : 'loading'}
      onPointerLeave={() => setAround(undefined)}
    >
      {size && (
        <div className="preview-window" style={{ width: framed.width }}>
          {address !== undefined && (
            <iframe
              className="preview-frame"
              title={page ? `Page ${page.title}` : 'Page'}
              src={address}
              style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
              onLoad={({ currentTarget }) => {
                controller.connect(currentTarget);
                controller.page()?.setTheme(theme);
                setLoaded(true);
              }}
            />
          )}
          {isLoaded && isOpen && <Outlines {...{ boxes, labels, scale }} />}
          {isLoaded && isOpen && !isPhone && (
            <BlockBar
              {...{ boxes, scale }}
              size={framed}
              taken={[...texts, ...labels.filter(({ kind }) => kind === 'selected')]}
            />
          )}
          {isLoaded && isOpen && around !== undefined && (
            <InsertPoints
              boxes={boxes.filter(({ kind }) => kind === 'around')}
              block={around}
              scale={scale}
              height={size.height}
            />
          )}
        </div>
      )}
      {!(isLoaded && isOpen) && page && (
        <div className="preview-waiting" role="status">
          {isOpen ? 'Opening the page…' : <Waiting page={page} />}
        </div>
      )}
    </div>
  );
}

interface Listeners extends Pick<ControllerOptions, 'pointed' | 'moved' | 'acted'> {
  follows: boolean;
}

function useController(editor: Editor, listeners: Listeners): Controller {
  const now = useRef({ editor, ...listeners });
  // Before the next preview comes.
  useLayoutEffect(() => {
    now.current = { editor, ...listeners };
  });
  const [controller] = useState(() =>
    createController({
      editor: () => now.current.editor,
      follows: () => now.current.follows,
      pointed: (place) => now.current.pointed(place),
      moved: () => now.current.moved(),
      acted: () => now.current.acted(),
    }),
  );
  useEffect(() => controller.stop, [controller]);
  return controller;
}
