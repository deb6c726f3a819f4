/**
 * vite.config.ts for `npm start`: the same build, without warnings about comments in packages, and with the
 * packages' licences in one file instead of every script.
 */
import { mergeConfig, type Plugin } from 'vite';
import config from '../vite.config.ts';
import { packageEdits, reactModules } from './package-edits.ts';

/**
 * A package's misplaced `@__PURE__` comment costs a few bytes; a route without a screen is empty in the
 * browser.
 */
const HARMLESS = ['INVALID_ANNOTATION', 'EMPTY_BUNDLE'];

/**
 * Packages that render pages, and those that hook into them: bundled, they are built for production, whatever
 * NODE_ENV the server has. Two copies of React would fail.
 */
const RENDERS =
  /^(react|react-dom|react-router|react-router-dom|scheduler|downshift|@remix-run\/(react|router))(\/|$)/;

/** Further packages of the screens with their dependencies: bundled, so that the image does not need them. */
const SMALL = /^(@babel\/runtime|@noble\/ciphers|compute-scroll-into-view|prop-types|react-is)(\/|$)/;

const LICENCE = /\/\*[*!](?:(?!\*\/)[\s\S])*@license(?:(?!\*\/)[\s\S])*\*\/\n?/g;

/** Moves licence comments of packages from the browser's scripts to a file, which the scripts name. */
const licencesApart: Plugin = {
  name: 'licences-apart',
  // The server's files keep theirs: without them, its source maps would name other lines.
  apply: (_, { isSsrBuild }) => isSsrBuild !== true,
  generateBundle(_, bundle) {
    const texts = new Set<string>();
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !LICENCE.test(file.code)) continue;
      const code = file.code.replace(LICENCE, (text) => {
        texts.add(text.trim());
        return '';
      });
      file.code = `/*! licences.txt */${code}`;
    }
    if (texts.size > 0)
      this.emitFile({ type: 'asset', fileName: 'assets/licences.txt', source: [...texts].join('\n\n') });
  },
};

/**
 * Chunks that import each other may use values before they are defined, which leaves the page without
 * scripts.
 */
const noCircles: Plugin = {
  name: 'no-circles',
  generateBundle(_, bundle) {
    const done = new Set<string>();
    const visit = (name: string, path: readonly string[]) => {
      if (path.includes(name)) this.error(`Scripts wait for each other: ${[...path, name].join(' → ')}`);
      const file = bundle[name];
      if (done.has(name) || file?.type !== 'chunk') return;
      for (const next of file.imports) visit(next, [...path, name]);
      done.add(name);
    };
    for (const name of Object.keys(bundle)) visit(name, []);
  },
};

/** Options set by Remix that Vite 8 has renamed; Remix's child compiler does not use our logger. */
const RENAMED = /`(?:esbuild|envFile|optimizeDeps\.esbuildOptions)` option/;
const { warn } = console;
console.warn = (text: unknown, ...rest: unknown[]) => {
  if (!RENAMED.test(String(text))) warn(text, ...rest);
};

export default mergeConfig(config, {
  plugins: [reactModules(), packageEdits(), noCircles, licencesApart],
  worker: { plugins: () => [packageEdits()] },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: [RENDERS, SMALL] },
  build: {
    rolldownOptions: {
      checks: { bundlerTimings: false },
      onwarn(warning: { code?: string }, warn: (warning: object) => void) {
        if (!HARMLESS.includes(warning.code ?? '')) warn(warning);
      },
    },
  },
});
