import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { chunkOf } from './apps/web/chunks.ts';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

const TARGET = 'es2022';

/**
 * What every page needs, whatever else it shares with others, and not what it imports, such as a whole domain: fewer and
 * larger files, as each small one costs a request and packs badly.
 */
const NAMED_FILES = { groups: [{ name: chunkOf }], includeDependenciesRecursively: false };

/** Packages that set nothing up when they are loaded, though they do not say so: what nobody uses of them goes. */
const PURE =
  /node_modules\/(@?[\w-]*pdf-lib|prop-types|react-is|culori|html-entities|node-html-better-parser)\//;

const TREESHAKE: Rolldown.TreeshakingOptions = {
  propertyReadSideEffects: false,
  // The checks of types that downshift makes in development alone: the library behind them stays at home.
  manualPureFunctions: ['_extends', 'PropTypes.shape'],
  moduleSideEffects: [{ test: PURE, sideEffects: false }],
};

/** What browsers get: small. */
const SMALL: Rolldown.OutputOptions = {
  minify: {
    compress: { target: TARGET, treeshake: { propertyReadSideEffects: false } },
    mangle: true,
    codegen: true,
  },
  comments: { legal: true },
};

/** What differs between the browser's and the server's part, after Remix has set its own. */
const environments: Plugin = {
  name: 'environments',
  apply: 'build',
  enforce: 'post',
  config: (_, { isSsrBuild }) => ({
    build: {
      // For the log, which names places in the sources; browsers get none.
      sourcemap: isSsrBuild === true,
      rolldownOptions: {
        // What Remix sets does not go with files that are named here.
        preserveEntrySignatures: 'allow-extension',
        ...(isSsrBuild ? {} : { output: { ...SMALL, codeSplitting: NAMED_FILES } }),
      },
    },
  }),
};

export default defineConfig({
  plugins: [
    environments,
    remix({
      appDirectory: 'apps/web',
      buildDirectory: 'build/web',
      ignoredRouteFiles: ['**/*'],
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_routeConfig: true,
        // After a deployment it reloads hard, and typed text is lost.
        v3_lazyRouteDiscovery: false,
        // Packages are bundled at the start of `npm run dev`, not one by one under the first page, which breaks it.
        unstable_optimizeDeps: true,
      },
    }),
  ],
  worker: { rolldownOptions: { treeshake: TREESHAKE, output: SMALL } },
  // zod: many small files, each of which a start would read. signature_pad: for browsers, so no package of the image.
  ssr: { noExternal: [/^zod(\/|$)/, 'signature_pad'] },
  build: {
    target: TARGET,
    cssMinify: true,
    // Pages name what they need: no script carries a list of the files that another needs.
    modulePreload: { resolveDependencies: () => [] },
    rolldownOptions: { treeshake: TREESHAKE },
  },
});
