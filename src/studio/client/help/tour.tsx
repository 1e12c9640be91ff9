import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';

const steps = [
  {
    target: '.pane-pages',
    title: 'Pages',
    text: 'All pages of the site. Choose one to see it, or make a new one with the button above them.',
  },
  {
    target: '.pane-preview',
    title: 'The page',
    text: 'This is the page as visitors get it. Click on a text or a picture to change it.',
  },
  {
    target: '.pane-fields',
    title: 'Fields',
    text: 'What you clicked is changed here, and the page follows at once. A mistake is explained beside its field.',
  },
  {
    target: '.toolbar',
    title: 'Nothing is lost',
    text: 'Everything is saved by itself, and undo goes back as far as you like. F1 explains a field, and Shift+F1 lists the keys.',
  },
] as const;

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Shows the parts of the window once, in four steps. */
export function Tour({ end }: { end(): void }) {
  const [index, setIndex] = useState(0);
  const [box, setBox] = useState<Box>();
  const next = useRef<HTMLButtonElement>(null);
  const step = steps[index];
  useLayoutEffect(() => {
    const part = step && document.querySelector(step.target);
    // In a small window the pages are behind a button.
    const element = part?.checkVisibility()
      ? part
      : document.querySelector('.tabs, .studio:not(:has(.tabs)) .toolbar');
    const measure = () => {
      const { left = 0, top = 0, width = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
      setBox({ left, top, width, height: Math.min(bottom, innerHeight) - top });
    };
    // In one column, it may be out of sight.
    element?.scrollIntoView({ block: 'start' });
    measure();
    addEventListener('resize', measure);
    addEventListener('scroll', measure, { capture: true });
    return () => {
      removeEventListener('resize', measure);
      removeEventListener('scroll', measure, { capture: true });
    };
  }, [step]);
  const isShown = box !== undefined;
  useEffect(() => {
    if (isShown) next.current?.focus();
  }, [isShown]);
  if (!step || !box) return null;
  const around: CSSProperties & Record<`--${string}`, string> = {
    '--left': `${box.left}px`,
    '--top': `${box.top}px`,
    '--width': `${box.width}px`,
    '--height': `${box.height}px`,
  };
  const isLast = index === steps.length - 1;
  return (
    <div className="tour" style={around}>
      <div className="tour-ring" aria-hidden="true" />
      <div
        className="tour-card"
        data-at={step.target}
        role="dialog"
        aria-modal="false"
        aria-labelledby="tour-title"
        aria-describedby="tour-text"
        onKeyDown={({ key }) => key === 'Escape' && end()}
      >
        <div aria-live="polite">
          <p className="tour-count">
            {index + 1} of {steps.length}
          </p>
          <h2 id="tour-title">{step.title}</h2>
          <p id="tour-text">{step.text}</p>
        </div>
        <div className="tour-actions">
          {!isLast && (
            <button type="button" className="field-button" onClick={end}>
              Skip the tour
            </button>
          )}
          <button
            ref={next}
            type="button"
            className="field-button field-primary"
            onClick={() => (isLast ? end() : setIndex(index + 1))}
          >
            {isLast ? 'Start' : 'Next'}
          </button>
        </div>
      </div>
    </div>
  );
}
