import { describe, expect, it } from 'vitest';
import { FLOORS, objection } from './import-rules.ts';
import { importsOf, impuritiesOf } from './imports.ts';
import { entryPoints, sources } from './sources.ts';

const isDomain = (file: string) => /^modules\/[a-z]+\/domain\//.test(file);

const objections = (file: string, text: string) =>
  importsOf(file, text).flatMap((imported) => {
    const reason = objection(imported);
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

  it('has rules that know neither clock nor chance nor machine', () => {
    const found = sources
      .filter(({ file }) => isDomain(file))
      .flatMap(({ file, text }) => impuritiesOf(file, text));
    expect(found.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
  });

  it('names two entry points a module in package.json, and no others', () => {
    for (const [entryPoint, path] of Object.entries(entryPoints)) {
      const [, name, face] = /^#([a-z]+)(\/domain)?$/.exec(entryPoint) ?? [];
      expect(Object.keys(FLOORS)).toContain(name);
      expect(path).toBe(`./modules/${name}${face ?? ''}/index.ts`);
    }
  });

  it('has floors without a cycle', () => {
    for (const [name, below] of Object.entries(FLOORS)) {
      for (const lower of below) expect(FLOORS[lower]).not.toContain(name);
    }
  });
});
