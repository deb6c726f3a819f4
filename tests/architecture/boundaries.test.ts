import { describe, expect, it } from 'vitest';
import { FLOORS, objection } from './import-rules.ts';
import { importsOf, impuritiesOf } from './imports.ts';
import { rulesOf } from './rules.ts';
import { entryPoints, sources } from './sources.ts';

const rules = rulesOf(sources, Object.values(entryPoints));
const isRule = (file: string) => rules.has(file);

const objections = (file: string, text: string) =>
  importsOf(file, text).flatMap((imported) => {
    const reason = objection(imported, isRule);
    return reason === null
      ? []
      : [`${imported.file}:${imported.line} imports ${imported.target ?? '(computed)'}: ${reason}`];
  });

describe('the product', () => {
  it('has sources to look at', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.flatMap(({ file, text }) => importsOf(file, text)).length).toBeGreaterThan(100);
  });

  it('is entered through its entry points only, and downwards', () => {
    expect(sources.flatMap(({ file, text }) => objections(file, text))).toEqual([]);
  });

  it('has rules in each module that a browser knows', () => {
    for (const module of ['platform', 'institution', 'catalogue', 'consultation', 'auth', 'pdf']) {
      expect([...rules].filter((file) => file.startsWith(`modules/${module}/`)).length).toBeGreaterThan(10);
    }
  });

  it('has rules that know neither clock nor chance nor machine', () => {
    const found = sources
      .filter(({ file }) => isRule(file))
      .flatMap(({ file, text }) => impuritiesOf(file, text));
    expect(found.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
  });

  it('names the entry points of modules in package.json, and no others', () => {
    for (const [entryPoint, path] of Object.entries(entryPoints)) {
      const [, name, face] = /^#([a-z]+)(?:\/(domain|calls|http))?$/.exec(entryPoint) ?? [];
      expect(Object.keys(FLOORS)).toContain(name);
      const file = face === undefined ? /^index\.ts$/ : new RegExp(`^${face}(/index)?\\.ts$`);
      expect(path.replace(`./modules/${name}/`, '')).toMatch(file);
    }
  });

  it('has floors without a cycle', () => {
    for (const [name, below] of Object.entries(FLOORS)) {
      for (const lower of below) expect(FLOORS[lower]).not.toContain(name);
    }
  });
});
