/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, loadEnv } from 'vite';
import type { BuildOptions, Plugin, Rolldown } from 'vite';
import { drawings } from './src/lib/sheet.ts';

/** What the score pad needs beside its scripts and styles. */
const SCORE_FILES = ['score', 'score.webmanifest', 'icons/pile.svg'];

/** Tell the score pad's worker which files it keeps, and give it a version that changes with them. */
function scoreWorker(): Plugin {
  return {
    name: 'wildpile-score-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
        const page = chunks.find((chunk) => chunk.facadeModuleId?.endsWith('/score.html'));
        const worker = chunks.find((chunk) => chunk.name === 'score-worker');
        const html = bundle['score.html'];
        if (!page || !worker || html?.type !== 'asset') throw new Error('the score pad is not in the bundle');
        const files = new Set(SCORE_FILES);
        const add = (name: string): void => {
          const chunk = chunks.find((one) => one.fileName === name);
          if (!chunk || files.has(name)) return;
          files.add(name);
          for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
          [...chunk.imports, ...chunk.dynamicImports].forEach(add);
        };
        add(page.fileName);
        const list = JSON.stringify([...files].sort());
        const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${list}${String(html.source)}${worker.code}`));
        const version = [...new Uint8Array(digest).slice(0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
        worker.code = `const VERSION=${JSON.stringify(version)},FILES=${list};\n${worker.code}`;
      },
    },
  };
}

/** The score pad is a build of its own, into the same folder: it shares no file with the table, so neither waits for the other's. */
const SCORE_BUILD: Rolldown.RolldownOptions = {
  input: { score: 'score.html', 'score-worker': 'src/score/worker.js' },
  // A worker has its scope from its address, which stays the same from build to build.
  output: { entryFileNames: (chunk) => (chunk.name === 'score-worker' ? '[name].js' : 'assets/[name]-[hash].js') },
};

/** Leaves out of the catalogues what is for translators alone: a fifth of them. */
const withoutComments: Plugin = {
  name: 'catalogues-without-comments',
  transform: {
    filter: { id: /\.ftl\?raw$/ },
    handler: (code) => {
      const text = JSON.parse(code.replace(/^export default |;?\s*$/g, '')) as string;
      return { code: `export default ${JSON.stringify(text.replace(/^(?:#.*)?\n/gm, ''))}`, map: null };
    },
  },
};

/** What the server's own pages show cards with. */
const faces: Plugin = {
  name: 'faces-for-the-server',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'faces.json', source: JSON.stringify(drawings()) });
  },
};

/** The scripts of the pages that the server draws, each an entry of its own; the server finds them in the manifest. */
const TEACH = ['learn', 'ask', 'settle', 'train'];
const TABLE_BUILD: Rolldown.RolldownOptions = { input: ['index.html', 'src/teach/teach.css', ...TEACH.map((name) => `src/teach/${name}.ts`)] };

/** The page of a game that is over is a third build, of which the server reads the manifest: it shares no file with the table either. */
const GAME_BUILD: Rolldown.RolldownOptions = { input: ['src/game/main.ts'] };
/** The page to gather is a build of its own, too: whoever comes by a link waits for nothing of the table. */
const GATHER_BUILD: Rolldown.RolldownOptions = { input: 'gather.html' };
const BUILDS: Record<string, BuildOptions> = {
  score: { emptyOutDir: false, rolldownOptions: SCORE_BUILD },
  game: { emptyOutDir: false, copyPublicDir: false, manifest: 'game-manifest.json', rolldownOptions: GAME_BUILD },
  gather: { emptyOutDir: false, rolldownOptions: GATHER_BUILD },
};

// base './' so that the page works below any path; the output lands inside the Python package.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), withoutComments, ...(mode === 'score' ? [scoreWorker()] : mode === 'game' || mode === 'gather' ? [] : [faces])],
  base: './',
  build: {
    outDir: '../src/wildpile/static',
    emptyOutDir: true,
    target: 'es2022',
    ...(BUILDS[mode] ?? { manifest: 'manifest.json', rolldownOptions: TABLE_BUILD }),
  },
  test: { setupFiles: ['./src/lib/words.setup.ts'] },
  server: {
    // The catalogues lie in the Python package, which reads them too.
    fs: { allow: ['.', '../src/wildpile/words'] },
    proxy: { '/api': loadEnv(mode, '.', 'WILDPILE_')['WILDPILE_API'] ?? 'http://127.0.0.1:8000' },
  },
}));
