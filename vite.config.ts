import { defineConfig } from 'vite';
import { site } from './src/node/plugin.ts';

export default defineConfig({ plugins: [site()] });
