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
