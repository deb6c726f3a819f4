import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sizedName, sizeInWords, sizeLabel } from '../../../../modules/catalogue/products/size-label.ts';

describe('a size in words', () => {
  it('is none of a product in one size', () => {
    expect(sizeInWords('onesize')).toBeNull();
    expect(sizedName('Handschuhe', 'onesize')).toBe('Handschuhe');
    expect(sizeLabel('onesize')).toBe('Einheitsgröße');
  });

  it('names clothing sizes and centimetres', () => {
    expect(sizedName('Slip', 'M')).toBe('Slip, Größe M');
    expect(sizeInWords('60x90')).toBe('Größe 60\u00a0×\u00a090\u00a0cm');
  });
});

it('is the one place that puts the size of a line into a text', () => {
  const root = join(import.meta.dirname, '../../../..');
  const files = ['apps/web', 'modules', 'cli'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  // Messages for programs quote the key as it was given; a pick names no size of a product in one.
  const quoting = /size-label\.ts$|price-case\.ts$|price-list\.ts$|pick-card\.tsx$/;
  const bare = files.filter((file) => {
    if (quoting.test(file)) return false;
    return /Größe (\$\{|\{)(\w+\.)*size\}/.test(readFileSync(file, 'utf8'));
  });
  expect(bare).toEqual([]);
});
