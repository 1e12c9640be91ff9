import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { fillIn, type Words } from '../../site/words/words';
import { Icon } from '../../ui/icon';
import * as shapes from '../../ui/icon-shapes';

interface GalleryDialogProps {
  name: string;
  /** The links to the pictures on the page. */
  pictures: readonly { link: Element; caption: string | undefined }[];
  first: number;
  words: Pick<Words, 'slideName' | 'previousPicture' | 'nextPicture' | 'closePictures'>;
  onClose: (last: number) => void;
}

/** The picture of a link again, in the size of the window. */
function largeOf(link: Element): Node | undefined {
  const picture = link.querySelector('picture')?.cloneNode(true);
  if (!(picture instanceof HTMLElement)) return undefined;
  for (const source of picture.querySelectorAll('source')) source.sizes = '100vw';
  return picture;
}

/** Pictures in a row that visitors scroll, by swipes, too. The buttons and the keys do nothing else. */
export function GalleryDialog({ name, pictures, first, words, onClose }: GalleryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(first);
  const end = pictures.length - 1;
  const forward = document.dir === 'rtl' ? -1 : 1;

  const goTo = (wanted: number) => {
    const next = Math.max(0, Math.min(end, wanted));
    setIndex(next);
    const { current } = row;
    current?.scrollTo({ left: next * current.clientWidth * forward, behavior: 'instant' });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('.gallery-next')?.focus();
    goTo(first);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: index + forward,
      ArrowLeft: index - forward,
      Home: 0,
      End: end,
    };
    const wanted = steps[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    goTo(wanted);
  };

  const button = (
    className: string,
    label: string,
    icon: string,
    act: () => void,
    isOff = false,
  ): ReactNode => (
    // Not disabled: it would lose the focus.
    <button type="button" className={className} aria-label={label} aria-disabled={isOff} onClick={act}>
      <Icon shape={icon} className="arrow" />
    </button>
  );

  return (
    <dialog
      ref={dialog}
      className="gallery-dialog ink"
      aria-label={name}
      onKeyDown={onKeyDown}
      onClose={() => onClose(index)}
    >
      <div
        className="gallery-row"
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard (WCAG 2.1.1)
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setIndex(Math.round(Math.abs(scrollLeft) / clientWidth))
        }
      >
        {pictures.map(({ link }, position) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture never changes its place
            key={position}
            inert={position !== index}
            ref={(node) => {
              const large = largeOf(link);
              if (node && large && !node.hasChildNodes()) node.append(large);
            }}
          />
        ))}
      </div>
      <div className="gallery-bar">
        <p role="status">
          <span className="gallery-position">
            {fillIn(words.slideName, { position: index + 1, count: pictures.length })}
          </span>{' '}
          {pictures[index]?.caption}
        </p>
        {button(
          'gallery-previous',
          words.previousPicture,
          shapes.chevronLeft,
          () => goTo(index - 1),
          index === 0,
        )}
        {button('gallery-next', words.nextPicture, shapes.chevronRight, () => goTo(index + 1), index === end)}
        {button('gallery-close', words.closePictures, shapes.x, () => dialog.current?.close())}
      </div>
    </dialog>
  );
}
