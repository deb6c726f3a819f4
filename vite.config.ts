import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

/**
 * What a visitor's page and a consultation both load. Without a name of its own each of these small modules goes
 * to whichever screen has room for it, and the others load that screen along.
 */
const EVERYWHERE = [
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|zod|@remix-run)\//,
  /apps\/web\/ui\/(dialog|modal|skeleton|error-page|frame-brand|frame-support|frame-legal)\./,
  /apps\/web\/(consultation\/draft-storage|connection\/when-idle)\./,
  /vite\/preload-helper/,
];

export default defineConfig({
  plugins: [
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
      },
    }),
  ],
  // Many small files, each of which a start would read.
  ssr: { noExternal: [/^zod(\/|$)/] },
  build: {
    target: 'es2022',
    cssMinify: true,
    // Three percent less for the browser than esbuild makes of it, for some seconds of the build.
    minify: 'terser',
    // Fewer and larger files: each small one costs a request and packs badly.
    rollupOptions: {
      output: {
        experimentalMinChunkSize: 2000,
        // What every page needs, whatever else it shares with others: else it is spread over small files.
        manualChunks: (id) => (EVERYWHERE.some((part) => part.test(id)) ? 'everywhere' : null),
      },
    },
  },
});
