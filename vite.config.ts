import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

const TARGET = 'es2022';

/**
 * Chunks that many screens share: without them a page would load a hundred small ones. The bundler decides about all
 * other modules. `$initial`: what is loaded later is left out.
 */
const CHUNKS: Rolldown.CodeSplittingOptions = {
  groups: [
    // Every page, with all that these modules import.
    {
      name: 'vendor',
      test: /node_modules\/(@remix-run\/react|react-dom)\/|apps\/web\/(connection\/(calls|deferred)|session|frame|ui\/(basics|fields))\//,
      tags: ['$initial'],
    },
    // Pages of visitors and settings. Their imports stay outside: a consultation needs some of them, and of these files the
    // way to make a call without a form.
    {
      name: 'forms',
      test: /apps\/web\/ui\/form\/(?!use-call\.ts)/,
      tags: ['$initial'],
      includeDependenciesRecursively: false,
    },
    // A consultation, but for what few of its screens use, drawings, which questions have none of, and calls, which
    // settings make, too. Settings need some of its imports.
    {
      name: 'consultation',
      test: /(apps\/web|modules)\/consultation\/(?!pictures\/|.*calls\.ts$)/,
      minShareCount: 4,
      tags: ['$initial'],
      includeDependenciesRecursively: false,
    },
  ],
};

const TREESHAKE: Rolldown.TreeshakingOptions = {
  // Its package does not say that loading it sets nothing up; the PDF script would have 300 KB more.
  moduleSideEffects: [{ test: /node_modules\/@?pdf-lib\//, sideEffects: false }],
};

/** Licences are delivered in a file of their own (decision 0059). */
const OUTPUT: Rolldown.OutputOptions = { comments: false };

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
        // What Remix sets does not go with chunks that are named here.
        preserveEntrySignatures: 'allow-extension',
        ...(isSsrBuild ? {} : { output: { ...OUTPUT, codeSplitting: CHUNKS } }),
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
  worker: { rolldownOptions: { treeshake: TREESHAKE, output: OUTPUT } },
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
