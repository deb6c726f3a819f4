import { describe, expect, it } from 'vitest';
import { FLOORS, objection } from './house.ts';
import { doors, sources } from './sources.ts';
import { impuritiesOf, waysOf } from './ways.ts';

const isDomain = (file: string) => /^modules\/[a-z]+\/domain\//.test(file);

const objections = (file: string, text: string) =>
  waysOf(file, text).flatMap((way) => {
    const reason = objection(way);
    return reason === null
      ? []
      : [`${way.file}:${way.line} imports ${way.target ?? '(computed)'}: ${reason}`];
  });

describe('the house', () => {
  it('has sources to look at', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.flatMap(({ file, text }) => waysOf(file, text)).length).toBeGreaterThan(100);
  });

  it('is entered through its doors only, and downwards', () => {
    expect(sources.flatMap(({ file, text }) => objections(file, text))).toEqual([]);
  });

  it('has rules that know neither clock nor chance nor machine', () => {
    const found = sources
      .filter(({ file }) => isDomain(file))
      .flatMap(({ file, text }) => impuritiesOf(file, text));
    expect(found.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
  });

  it('names two doors a module in package.json, and no others', () => {
    for (const [door, path] of Object.entries(doors)) {
      const [, name, face] = /^#([a-z]+)(\/domain)?$/.exec(door) ?? [];
      expect(Object.keys(FLOORS)).toContain(name);
      expect(path).toBe(`./modules/${name}${face ?? ''}/index.ts`);
    }
  });

  it('has floors without a circle', () => {
    for (const [name, below] of Object.entries(FLOORS)) {
      for (const lower of below) expect(FLOORS[lower]).not.toContain(name);
    }
  });
});
