/** Icons of controls; the document carries each once as `<symbol id="i-…">`, so that none is in a script. */
export const controlIcons = [
  'arrow-right',
  'arrow-up-right',
  'check',
  'chevron-down',
  'chevron-right',
  'circle-alert',
  'circle-check',
  'loader-circle',
  'map-pin',
  'menu',
  'moon',
  'pause',
  'play',
  'plus',
  'sun',
  'x',
] as const;

export type ControlIcon = (typeof controlIcons)[number];
