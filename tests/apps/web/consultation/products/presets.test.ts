import { describe, expect, it } from 'vitest';
import { presetsFor, withPresets } from '../../../../../apps/web/consultation/products/filter/presets.ts';

const all = { tab: 'inkontinenz', chosen: {} } as const;
const ANSWERS = { groesse: 'XL', verlust: 'V3' } as const;

describe('presetsFor', () => {
  it('takes size and severity from the answers', () => {
    expect(presetsFor(all, ANSWERS, [])).toEqual({
      groesse: ['XL'],
      schweregrad: ['Schwere Inkontinenz', 'Schwerste Inkontinenz'],
    });
    expect(presetsFor(all, {}, [])).toEqual({});
  });

  it('leaves out what is taken off, chosen by hand, or no group of the tab', () => {
    expect(presetsFor(all, ANSWERS, ['schweregrad'])).toEqual({ groesse: ['XL'] });
    const byHand = { tab: 'inkontinenz', chosen: { groesse: ['M'] } } as const;
    expect(presetsFor(byHand, ANSWERS, ['schweregrad'])).toEqual({});
    expect(presetsFor({ tab: 'hautpflege', chosen: {} }, ANSWERS, [])).toEqual({});
  });
});

describe('withPresets', () => {
  it('lets accessories pass each severity, and keeps what is chosen', () => {
    const byHand = { tab: 'inkontinenz', chosen: { typ: ['Slip'] } } as const;
    expect(withPresets(byHand, presetsFor(byHand, ANSWERS, []))).toEqual({
      tab: 'inkontinenz',
      chosen: {
        typ: ['Slip'],
        groesse: ['XL'],
        schweregrad: ['Schwere Inkontinenz', 'Schwerste Inkontinenz', 'Kein Schweregrad'],
      },
    });
    expect(withPresets(all, {})).toEqual(all);
  });
});
