import { defineConfig } from 'astro/config';

export default defineConfig({
  outDir: process.env.PEER_OUTPUT,
  publicDir: 'static',
  compressHTML: true,
  devToolbar: { enabled: false },
});
