/**
 * Edits packages so that the bundler can drop what is unused: constants that they read through a function or
 * a text, and unused parts that are only written to. Each becomes the plain value in the browser's scripts.
 * An edit that matches nothing fails the build: the package has changed, and the edit has to follow.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type Edit = readonly [found: RegExp, written: string];

/** Values of the router's flags, fixed by `vite.config.ts` and Remix. */
const ROUTER_FLAGS: readonly Edit[] = [
  [/\b(?:window\.__remixContext\.)?future\.v3_singleFetch\b(?: === true)?/g, 'true'],
  [/\bfuture\.v3_lazyRouteDiscovery === true/g, 'false'],
  [/\bisFogOfWarEnabled\(future, isSpaMode\)(?! \{)/g, 'false'],
  [
    /\bfuture\.v7_(?:fetcherPersist|normalizeFormMethod|partialHydration|prependBasename|relativeSplatPath|skipActionErrorRevalidation)\b/g,
    'true',
  ],
];

/** React 18 has these; a lookup by text would keep all of React's exports as an object. */
const REACT_NAMES: readonly Edit[] = [
  [/\bReact\[START_TRANSITION\]/g, 'React.startTransition'],
  [/\bReact\[USE_ID\]/g, 'React.useId'],
  [/\bReactDOM\[FLUSH_SYNC\]/g, 'ReactDOM.flushSync'],
  [/'useId' in React\b/g, 'true'],
  [/\bSafeReact(?:\$1)?\./g, 'React.'],
  // React 18 has neither of these.
  [/\bReact2?\[" (?:use|useEffectEvent) "\.trim\(\)\.toString\(\)\]/g, 'undefined'],
  [/\bReact(2?)\[" (\w+) "\.trim\(\)\.toString\(\)\]/g, 'React$1.$2'],
];

/** Development messages, and unused hooks that are kept only because something is assigned to them. */
const DEVELOPMENT: readonly Edit[] = [
  [/(?<=\()DataRouter(?:State)?Hook(?:\$1)?\.\w+(?=\))/g, ''],
  [/^\(function \(DataRouter(?:State)?Hook\) \{.*?^\}\)\(.*?\);$/gms, ''],
  [/\(\) => (?:UNSAFE_)?logV6DeprecationWarnings\(.*?\)(?=, \[)/g, '() => {}'],
  [/^_?use(?:Select|MultipleSelection|TagGroup)\.stateChangeTypes = .*$/gm, ''],
  [/^\s*validatePropTypes(?:\$1)?\(userProps, .*\);$/gm, ''],
];

/** Metrics of the standard PDF fonts: documents embed their own typeface. */
const STANDARD_FONTS: readonly Edit[] = [[/^import (\w+) from '.*\.json' .*$/gm, "const $1 = '';"]];

/**
 * Edits by package. The `v7_…` flags apply to Remix only: in react-router itself they break reloaded pages.
 */
const EDITS: readonly (readonly [file: RegExp, edits: readonly Edit[]])[] = [
  [/node_modules\/@remix-run\/(react|router)\//, ROUTER_FLAGS],
  [/node_modules\/(react-router|react-router-dom|@radix-ui|downshift)\//, [...REACT_NAMES, ...DEVELOPMENT]],
  [/pdf-lib\/es\/packages\/standard-fonts\/Font\./, STANDARD_FONTS],
];

/** Applies the edits to the browser's scripts. */
export function packageEdits(): Plugin {
  const expected = new Set<RegExp>();
  const used = new Set<RegExp>();
  return {
    name: 'package-edits',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const edits = EDITS.filter(([file]) => file.test(id)).flatMap(([, own]) => own);
      if (edits.length === 0) return null;
      const edited = edits.reduce((text, [found, written]) => {
        expected.add(found);
        if (text.search(found) >= 0) used.add(found);
        return text.replaceAll(found, written);
      }, code);
      return { code: edited, map: null };
    },
    buildEnd(error) {
      if (error !== undefined) return;
      for (const found of expected)
        if (!used.has(found)) this.error(`No package holds ${found} any more: see scripts/package-edits.ts.`);
    },
  };
}

/** Files of React and its companions, which are CommonJS, by import name. */
const COMMONJS: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.min.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.min.js',
  'react-dom': 'react-dom/cjs/react-dom.production.min.js',
  'react-dom/client': 'react-dom/client.js',
  scheduler: 'scheduler/cjs/scheduler.production.min.js',
};

const PREFIX = '\0module:';

/** A CommonJS file as an ES module that exports each of its names, and all of them as `default`. */
function asModule(code: string): string {
  const imports: string[] = [];
  const body = code.replaceAll(/\brequire\((["'])([\w/-]+)\1\)/g, (_, _quote, name) => {
    imports.push(`import required${imports.length} from '${name}';`);
    return `required${imports.length - 1}`;
  });
  const names = new Set([...code.matchAll(/\bexports\.(\w+)\s*=/g)].map(([, name]) => name));
  const given = [...names].map((name) => `export const ${name} = exports.${name};`);
  return [...imports, 'const exports = {};', body, ...given, 'export default exports;'].join('\n');
}

/**
 * React as ES modules: its names become direct imports instead of object properties looked up at each call,
 * and no script contains a CommonJS runtime.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (source in COMMONJS ? `${PREFIX}${source}` : null),
    load(id) {
      const file = id.startsWith(PREFIX) ? COMMONJS[id.slice(PREFIX.length)] : undefined;
      return file === undefined ? null : asModule(readFileSync(join('node_modules', file), 'utf8'));
    },
  };
}
