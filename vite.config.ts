import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

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
  build: {
    target: 'es2022',
    cssMinify: true,
    // Three percent less for the browser than esbuild makes of it, for some seconds of the build.
    minify: 'terser',
    // Fewer and larger files: each small one costs a request and packs badly.
    rollupOptions: { output: { experimentalMinChunkSize: 2000 } },
  },
});
