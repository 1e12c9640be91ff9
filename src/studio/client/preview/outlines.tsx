import type { ReactNode } from 'react';
import type { MarkedBox } from './use-boxes';

/** In pixels: the distance between an element and its outline. */
const gap = 4;
/** In pixels: the height of a label. */
const room = 30;

/** Outlines over the frame. Screen readers have the fields. */
export function Outlines({ boxes, scale }: { boxes: readonly MarkedBox[]; scale: number }): ReactNode {
  const named = new Set<string>();
  return (
    <div className="preview-outlines" aria-hidden="true">
      {boxes
        .filter(({ kind }) => kind === 'block')
        .map(({ key, top, height }) => (
          <div key={key} className="preview-block" style={{ top: top * scale, height: height * scale }} />
        ))}
      {boxes
        .filter(({ kind }) => kind !== 'around' && kind !== 'block')
        .map(({ key, kind, label, left, top, width, height }) => {
          const [name = ''] = key.split(' ');
          const isFirst = !named.has(name);
          named.add(name);
          return (
            <div
              key={key}
              className={`preview-outline preview-${kind}`}
              style={{
                left: left * scale - gap,
                top: top * scale - gap,
                width: width * scale + 2 * gap,
                height: height * scale + 2 * gap,
              }}
            >
              {isFirst && kind !== 'error' && (
                <span className={top * scale < room ? 'preview-label preview-label-inside' : 'preview-label'}>
                  {label}
                </span>
              )}
            </div>
          );
        })}
    </div>
  );
}
