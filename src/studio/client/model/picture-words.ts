import type { PictureInfo } from '../../protocol/requests/picture-requests';

/** "4000 × 3000 pixels · 3.4 MB" */
export function sizeWords({ width, height, bytes }: Pick<PictureInfo, 'width' | 'height' | 'bytes'>): string {
  const pixels = width !== undefined && height !== undefined ? `${width} × ${height} pixels · ` : '';
  return (
    pixels + (bytes < 100_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`)
  );
}

/** A sentence on dropped files that are left out; empty if there are none. */
export function leftWords(others: readonly File[], noun = 'picture'): string {
  const [first] = others;
  if (!first) return '';
  const left = others.length === 1 ? `${first.name} was` : `${others.length} other files were`;
  return `One ${noun} is taken at a time: ${left} not added.`;
}

/** The address of a small picture of it. */
export const thumbnailOf = ({ src, version }: Pick<PictureInfo, 'src' | 'version'>): string =>
  `/_edit/thumbnail/${src}?${version}`;
