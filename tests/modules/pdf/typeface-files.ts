import { readFileSync } from 'node:fs';
import type { Coverage, FileName, TypefaceFile, TypefaceSource } from '#pdf/domain';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../data/typefaces/${name}.json`, import.meta.url), 'utf8'));

/** The typeface as the command line has it; `loaded` counts what was asked for. */
export function typefaceFiles(): TypefaceSource & { readonly loaded: FileName[] } {
  const loaded: FileName[] = [];
  return {
    loaded,
    coverage: read('coverage') as Coverage,
    async load(name) {
      loaded.push(name);
      return read(name) as TypefaceFile;
    },
  };
}
