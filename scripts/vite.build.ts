/** vite.config.ts for `npm start`: the same build, without warnings about comments in packages. */
import { mergeConfig, type Plugin } from 'vite';
import config from '../vite.config.ts';

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
  plugins: [noCircles],
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
