import { defineConfig } from 'vite';
import { site } from './src/build/plugin';

export default defineConfig({ plugins: [site()] });
