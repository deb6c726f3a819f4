/** vite.config.ts for `npm start`: the same build, without notices of other people's comments. */
import { mergeConfig } from 'vite';
import config from '../vite.config.ts';

/** A package's misplaced `@__PURE__` comment costs a few bytes; a route without a screen has nothing for the browser. */
const HARMLESS = ['INVALID_ANNOTATION', 'EMPTY_BUNDLE'];

export default mergeConfig(config, {
  build: {
    rollupOptions: {
      onwarn(warning: { code?: string }, warn: (warning: object) => void) {
        if (!HARMLESS.includes(warning.code ?? '')) warn(warning);
      },
    },
  },
});
