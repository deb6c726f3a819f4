/**
 * vite.config.ts for `npm start`: the same build, without notices of other people's comments, and with the licences of
 * packages in one file in place of every script.
 */
import { mergeConfig, type Plugin } from 'vite';
import config from '../vite.config.ts';

/** A package's misplaced `@__PURE__` comment costs a few bytes; a route without a screen has nothing for the browser. */
const HARMLESS = ['INVALID_ANNOTATION', 'EMPTY_BUNDLE'];

/**
 * What renders pages, and all that hooks into it: inside the bundle it is made for production, whatever the server is
 * started as. What React itself were two of, would fail.
 */
const RENDERS =
  /^(react|react-dom|react-router|react-router-dom|scheduler|downshift|@conform-to\/.*|@radix-ui\/.*|@remix-run\/(react|router)|@tanstack\/.*|use-sync-external-store)(\/|$)/;

/** What screens are made of besides, and what those packages bring along: inside, the image needs none of them. */
const SMALL = /^(@babel\/runtime|@noble\/ciphers|compute-scroll-into-view|react-is)(\/|$)/;

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

/** What the router asks of its flags at run time is known here: `vite.config.ts` and Remix set them. */
const FLAGS: readonly (readonly [flag: RegExp, value: string])[] = [
  [/\b(?:window\.__remixContext\.)?future\.v3_singleFetch\b(?: === true)?/g, 'true'],
  [/\bfuture\.v3_lazyRouteDiscovery === true/g, 'false'],
  [
    /\bfuture\.v7_(?:fetcherPersist|normalizeFormMethod|partialHydration|prependBasename|relativeSplatPath|skipActionErrorRevalidation)\b/g,
    'true',
  ],
];

/** Writes the flags of the router into the browser's part as what they are, so that what they shut off is left out. */
const routerFlags: Plugin = {
  name: 'router-flags',
  transform(code, id, options) {
    if (options?.ssr === true || !/node_modules\/@remix-run\/(react|router)\//.test(id)) return null;
    return { code: FLAGS.reduce((text, [flag, value]) => text.replaceAll(flag, value), code), map: null };
  },
};

export default mergeConfig(config, {
  plugins: [licencesApart, routerFlags],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: [RENDERS, SMALL] },
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
