/** The icons of controls. The document has each once as `<symbol id="i-…">`, so that no script contains them. */
export const controlIcons = [
  'arrow-right',
  'arrow-up-right',
  'chevron-down',
  'chevron-right',
  'circle-alert',
  'circle-check',
  'loader-circle',
  'menu',
  'moon',
  'pause',
  'play',
  'plus',
  'sun',
  'x',
] as const;

export type ControlIcon = (typeof controlIcons)[number];
