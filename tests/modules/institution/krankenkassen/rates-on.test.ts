import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { CalendarDay } from '#platform/domain';
import { datedRates } from '../../../../modules/institution/krankenkassen/dated-rates.ts';
import {
  type DatedKrankenkasse,
  ratesOn,
} from '../../../../modules/institution/krankenkassen/krankenkasse.ts';
import { addDays } from '../../../../modules/platform/domain/day-count.ts';

const day = (text: string) => text as CalendarDay;
const rates = (cents: number, Kindalter = 18) => ({
  Kinderpauschale: cents,
  Urinpauschale: cents + 1,
  Stuhlpauschale: cents + 2,
  Kindalter,
});
const KASSE: DatedKrankenkasse = {
  Kasse: 'K',
  selfPay: false,
  IK: '108310400',
  ...rates(1000),
  Saetze: [
    { gueltigAb: day('2026-07-01'), ...rates(2000, 16) },
    { gueltigAb: day('2027-01-01'), ...rates(3000) },
  ],
};

describe('the rates of a Krankenkasse on a day', () => {
  test.each([
    ['2026-06-30', 1000, 18],
    ['2026-07-01', 2000, 16],
    ['2026-12-31', 2000, 16],
    ['2027-01-01', 3000, 18],
    ['2031-05-05', 3000, 18],
    ['1999-01-01', 1000, 18],
  ])('are on %s those that have begun last', (on, cents, Kindalter) => {
    expect(ratesOn(KASSE, day(on))).toEqual({
      Kasse: 'K',
      selfPay: false,
      IK: '108310400',
      ...rates(cents, Kindalter),
    });
  });

  const days = fc
    .uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 6 })
    .map((numbers) => numbers.toSorted((a, b) => a - b).map((number) => addDays(day('2026-01-01'), number)));
  const kasse = days.map(
    (from): DatedKrankenkasse => ({
      ...KASSE,
      Saetze: from.map((gueltigAb, index) => ({ gueltigAb, ...rates(2000 + 10 * index) })),
    }),
  );
  const when = fc.integer({ min: -10, max: 420 }).map((number) => addDays(day('2026-01-01'), number));

  // @spec access-2-29
  it('change on no day but those that are named, and a day to come changes nothing before it', () => {
    fc.assert(
      fc.property(kasse, when, (each, on) => {
        const before = ratesOn(each, addDays(on, -1));
        if (!each.Saetze.some(({ gueltigAb }) => gueltigAb === on)) expect(ratesOn(each, on)).toEqual(before);
        const known = each.Saetze.filter(({ gueltigAb }) => gueltigAb <= on);
        expect(ratesOn({ ...each, Saetze: known }, on)).toEqual(ratesOn(each, on));
        expect(ratesOn(each, on)).not.toHaveProperty('Saetze');
      }),
    );
  });

  it('are read again as they are written, in a cell and by a call, whatever their order', () => {
    fc.assert(
      fc.property(kasse, ({ Saetze }) => {
        expect(datedRates.cellSchema?.parse(datedRates.cell(Saetze))).toEqual(Saetze);
        expect(datedRates.schema.parse((datedRates.json(Saetze) as object[]).toReversed())).toEqual(Saetze);
      }),
    );
  });
});

describe('a row of rates', () => {
  const ROW = { Kinderpauschale: '30', Urinpauschale: '17,85', Stuhlpauschale: '22.50', Kindalter: '18' };
  const read = (...rows: readonly unknown[]) => {
    const { success, data, error } = datedRates.schema.safeParse(rows);
    return success
      ? data
      : Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]));
  };

  it('has its day as people type it, or as a call writes it', () => {
    const amounts = { Kinderpauschale: 3000, Urinpauschale: 1785, Stuhlpauschale: 2250, Kindalter: 18 };
    expect(read({ gueltigAb: ' 1.1.2028 ', ...ROW }, { gueltigAb: '2027-12-31', ...ROW })).toEqual([
      { gueltigAb: '2027-12-31', ...amounts },
      { gueltigAb: '2028-01-01', ...amounts },
    ]);
  });

  test.each([
    [{ gueltigAb: '31.02.2027' }, { '0.gueltigAb': '„Gültig ab“: Den Tag 31.02.2027 gibt es nicht.' }],
    [{ gueltigAb: '2027-02-29' }, { '0.gueltigAb': '„Gültig ab“: Den Tag 2027-02-29 gibt es nicht.' }],
    [{ gueltigAb: 'morgen' }, { '0.gueltigAb': '„Gültig ab“ ist kein Tag, wie 01.01.2027.' }],
    [{ gueltigAb: '01.01.27' }, { '0.gueltigAb': '„Gültig ab“ ist kein Tag, wie 01.01.2027.' }],
    [{ gueltigAb: '01.01.1027' }, { '0.gueltigAb': '„Gültig ab“ liegt zwischen 2000 und 2099.' }],
    [{ gueltigAb: ' ' }, { '0.gueltigAb': 'Bitte füllen Sie das Feld „Gültig ab“ aus.' }],
    [
      { Urinpauschale: 'abc' },
      { '0.Urinpauschale': 'Urinpauschale: „abc“ ist kein Betrag. Bitte nur Ziffern, Komma oder Punkt.' },
    ],
    [{ Kindalter: '' }, { '0.Kindalter': 'Bitte füllen Sie das Feld „Kindalter“ aus.' }],
  ])('is refused with %j', (wrong, fields) => {
    expect(read({ gueltigAb: '01.01.2027', ...ROW, ...wrong })).toEqual(fields);
  });

  it('is refused where another one begins on its day, is unknown, or one too many', () => {
    expect(read({ gueltigAb: '2027-01-01', ...ROW }, { gueltigAb: '1.1.2027', ...ROW })).toEqual({
      '1.gueltigAb': '„Gültig ab“: Für den 01.01.2027 gibt es schon Sätze.',
    });
    expect(read({ gueltigAb: '2027-01-01', ...ROW, Bis: '2028-01-01' })).not.toBeInstanceOf(Array);
    const many = Array.from({ length: 21 }, (_, year) => ({ gueltigAb: `${2001 + year}-01-01`, ...ROW }));
    expect(read(...many)).toEqual({ '': 'Mehr als 20 Sätze lassen sich nicht angeben.' });
  });
});
