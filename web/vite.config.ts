import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// base './' so that the page works below any path; the output lands inside the Python package.
export default defineConfig({
  plugins: [svelte()],
  base: './',
  build: { outDir: '../src/wildpile/static', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': process.env['WILDPILE_API'] ?? 'http://127.0.0.1:8000' } },
});
