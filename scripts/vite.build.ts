/** vite.config.ts for `npm start`: the same build, without notices of other people's comments. */
import { mergeConfig } from 'vite';
import config from '../vite.config.ts';

/** A package's misplaced `@__PURE__` comment costs a few bytes; a route without a screen has nothing for the browser. */
const HARMLESS = ['INVALID_ANNOTATION', 'EMPTY_BUNDLE'];

/**
 * What renders pages, and all that hooks into it: inside the bundle it is made for production, whatever the server is
 * started as. What React itself were two of, would fail.
 */
const RENDERS =
  /^(react|react-dom|react-router|react-router-dom|scheduler|downshift|@conform-to\/.*|@radix-ui\/.*|@remix-run\/(react|router)|@tanstack\/.*|use-sync-external-store)(\/|$)/;

export default mergeConfig(config, {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: [RENDERS] },
  build: {
    rollupOptions: {
      onwarn(warning: { code?: string; message?: string }, warn: (warning: object) => void) {
        // Two files that wait for each other may use what is not yet there: the page would stay without scripts.
        if (warning.code === 'CIRCULAR_CHUNK') throw new Error(warning.message);
        if (!HARMLESS.includes(warning.code ?? '')) warn(warning);
      },
    },
  },
});
