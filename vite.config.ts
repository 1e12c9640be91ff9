import { defineConfig } from 'vite';
import { site } from './src/node/bundled-plugin.mjs';

export default defineConfig({ plugins: [site()] });
