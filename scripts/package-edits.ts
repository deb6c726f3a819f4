/**
 * Edits of compiled packages for the browser's scripts: constants behind a function or a string, and exports that are
 * only written to, keep code that a bundler could drop. An edit that matches nothing fails the build, because the
 * package has changed.
 *
 * The figure beside each edit is what the page's scripts grow by without it, gzipped, as the mean of 27 pages of 117 to
 * 149 KB (2026-11-24).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type Edit = readonly [found: RegExp, written: string];

/** Flags that `vite.config.ts` sets, read at run time: 1.8 KB, 1.3 % of every page. */
const ROUTER_FLAGS: readonly Edit[] = [
  [/\b(?:window\.__remixContext\.)?future\.v3_singleFetch\b(?: === true)?/g, 'true'],
  [/\bisFogOfWarEnabled\(future, isSpaMode\)(?! \{)/g, 'false'],
];

/** Exports of React looked up by a string, which keep all of React as one object: 0.3 KB; /offer has 0.1 KB left. */
const REACT_NAMES: readonly Edit[] = [[/\bSafeReact(?:\$1)?\./g, 'React.']];

/** Warnings of react-router-dom: names of its hooks 0.3 KB, deprecations 0.5 KB; /offer has 0.1 KB left. */
const ROUTER_WARNINGS: readonly Edit[] = [
  [/(?<=\()DataRouter(?:State)?Hook(?:\$1)?\.\w+(?=\))/g, ''],
  [/^\(function \(DataRouter(?:State)?Hook\) \{.*?^\}\)\(.*?\);$/gms, ''],
  [/\(\) => (?:UNSAFE_)?logV6DeprecationWarnings\(.*?\)(?=, \[)/g, '() => {}'],
];

/** Hooks of downshift beside useCombobox, kept by what is written to them: 4.8 KB, 3.7 % of /wizard/0 and /offer. */
const UNUSED_HOOKS: readonly Edit[] = [
  [/^_?use(?:Select|MultipleSelection|TagGroup)\.stateChangeTypes = .*$/gm, ''],
  [/^\s*validatePropTypes(?:\$1)?\(userProps, .*\);$/gm, ''],
];

/** Metrics of the standard PDF fonts; documents embed their own typeface: 125 KB of the PDF script, not gzipped. */
const STANDARD_FONTS: readonly Edit[] = [[/^import (\w+) from '.*\.json' .*$/gm, "const $1 = '';"]];

const EDITS: readonly (readonly [file: RegExp, edits: readonly Edit[]])[] = [
  [/node_modules\/@remix-run\/react\//, ROUTER_FLAGS],
  [/node_modules\/(react-router|react-router-dom)\//, ROUTER_WARNINGS],
  [/node_modules\/downshift\//, [...REACT_NAMES, ...UNUSED_HOOKS]],
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

/** React's CommonJS files by import name. */
const COMMONJS: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.min.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.min.js',
  'react-dom': 'react-dom/cjs/react-dom.production.min.js',
  'react-dom/client': 'react-dom/client.js',
  scheduler: 'scheduler/cjs/scheduler.production.min.js',
};

const PREFIX = '\0module:';

/** Wraps a CommonJS file as an ES module with named exports, and all of them as `default`. */
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
 * React as ES modules: named imports in place of property lookups, and no CommonJS runtime in the scripts. 1.7 KB, 1.2 %
 * of every page.
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
