/**
 * vite.config.ts for `npm start`: the same build, without notices of other people's comments, and with the licences of
 * packages in one file in place of every script.
 */
import { mergeConfig, type Plugin } from 'vite';
import config from '../vite.config.ts';
import { packageEdits, reactModules } from './package-edits.ts';

/** A package's misplaced `@__PURE__` comment costs a few bytes; a route without a screen has nothing for the browser. */
const HARMLESS = ['INVALID_ANNOTATION', 'EMPTY_BUNDLE'];

/**
 * What renders pages, and all that hooks into it: inside the bundle it is made for production, whatever the server is
 * started as. What React itself were two of, would fail.
 */
const RENDERS =
  /^(react|react-dom|react-router|react-router-dom|scheduler|downshift|@conform-to\/.*|@radix-ui\/.*|@remix-run\/(react|router))(\/|$)/;

/** What screens are made of besides, and what those packages bring along: inside, the image needs none of them. */
const SMALL = /^(@babel\/runtime|@noble\/ciphers|compute-scroll-into-view|prop-types|react-is)(\/|$)/;

const LICENCE = /\/\*[*!](?:(?!\*\/)[\s\S])*@license(?:(?!\*\/)[\s\S])*\*\/\n?/g;

/** Takes the licences that packages carry as comments out of the browser's scripts, which name the file they are in. */
const licencesApart: Plugin = {
  name: 'licences-apart',
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

/** Two files that wait for each other may use what is not yet there: the page would stay without scripts. */
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

/** Options that Remix sets and Vite 8 has under other names; its inner compiler asks for no logger of ours. */
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
