/** vite.config.ts for `npm start`: the same build, without notices of other people's comments. */
import { mergeConfig } from 'vite';
import config from '../vite.config.ts';

/** A package's misplaced `@__PURE__` comment costs a few bytes; a route without a screen has nothing for the browser. */
const HARMLESS = ['INVALID_ANNOTATION', 'EMPTY_BUNDLE'];

export default mergeConfig(config, {
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
