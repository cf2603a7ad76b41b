import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, loadEnv } from 'vite';

// base './' so that the page works below any path; the output lands inside the Python package.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  base: './',
  build: { outDir: '../src/wildpile/static', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': loadEnv(mode, '.', 'WILDPILE_')['WILDPILE_API'] ?? 'http://127.0.0.1:8000' } },
}));
