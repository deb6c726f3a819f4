import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';

/** The smallest Remix app, built like the product's. */
export default defineConfig({
  plugins: [
    remix({
      appDirectory: 'tests/bench/empty-server/app',
      buildDirectory: 'build/empty-server/web',
      ignoredRouteFiles: ['**/*'],
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_routeConfig: true,
      },
    }),
  ],
});
