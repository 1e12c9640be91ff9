import type { ReactNode } from 'react';
import { gap, type PlacedLabel } from './labels';
import type { MarkedBox } from './use-boxes';

interface OutlinesProps {
  boxes: readonly MarkedBox[];
  labels: readonly PlacedLabel[];
  scale: number;
}

/** Outlines over the frame. Screen readers have the fields. */
export const Outlines = ({ boxes, labels, scale }: OutlinesProps): ReactNode => (
  <div className="preview-outlines" aria-hidden="true">
    {boxes
      .filter(({ kind }) => kind === 'block')
      .map(({ key, top, height }) => (
        <div key={key} className="preview-block" style={{ top: top * scale, height: height * scale }} />
      ))}
    {boxes
      .filter(({ kind }) => kind !== 'around' && kind !== 'block')
      .map(({ key, kind, left, top, width, height }) => (
        <div
          key={key}
          className={`preview-outline preview-${kind}`}
          style={{
            left: left * scale - gap,
            top: top * scale - gap,
            width: width * scale + 2 * gap,
            height: height * scale + 2 * gap,
          }}
        />
      ))}
    {labels.map(({ key, kind, label, isCommon, left, top }) => (
      <span
        key={key}
        className="preview-label"
        data-kind={kind}
        data-common={isCommon || undefined}
        style={{ left, top }}
      >
        {label}
      </span>
    ))}
  </div>
);
