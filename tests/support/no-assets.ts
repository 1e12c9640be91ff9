import type { Assets } from '../../src/app/server/assets';

/** For documents that no browser opens. */
export const noAssets: Assets = {
  styles: '',
  blockStyles: [],
  looks: {},
  sheets: [],
  fonts: [],
  loader: '/loader.js',
  chunks: [],
};
