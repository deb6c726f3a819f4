import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import type { Entered } from '../../../../apps/web/ui/form/entered.ts';
import { AMOUNT, formOf, TICKED } from '../../../../apps/web/ui/form/form-schema.ts';
import { differenceInWords } from '../../../../apps/web/ui/form/merge/difference-words.ts';
import { mergeForm, sideOf, withSide } from '../../../../apps/web/ui/form/merge/form-merge.ts';
import type { Tree } from '../../../../apps/web/ui/form/merge/three-way.ts';
import { FormWords } from '../../../../apps/web/ui/form/saved/field-words.ts';

const keyOf = (entry: Tree) => String(Object(entry).id ?? '');
const entries = { keyOf, titleOf: (key: string) => `Zeile ${key}` };
const form = formOf(
  z.strictObject({ rows: z.array(z.any()) }),
  { price: AMOUNT, box: TICKED, 'rows[].price': AMOUNT },
  {},
  {
    entries: { rows: entries, order: { ...entries, ordered: true } },
    labels: { price: 'Preis', 'rows[].price': 'Preis', order: 'Reihenfolge', secret: 'Passwort' },
    secrets: { secret: 'tag' },
  },
);

const text = fc.constantFrom('', '1', '2', '3');
const NAMES = ['a', 'b', 'c', 'd'];
const fields = fc.record(Object.fromEntries(NAMES.map((name) => [name, text])));
/** Rows by id, as the controls name them. */
const rowsOf = (list: string, rows: readonly Readonly<Record<string, string>>[]): Entered =>
  Object.fromEntries(
    rows.flatMap((row, index) =>
      Object.entries(row).map(([name, value]) => [`${list}[${index}].${name}`, value]),
    ),
  );
const rows = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('u', 'v', 'w', 'x'), price: fc.constantFrom('1,00', '2,00', '3,00') }),
  { selector: ({ id }) => id },
);
const byId = (entered: Entered, list = 'rows') =>
  Object.fromEntries(
    Object.entries(entered).flatMap(([name, id]) => {
      const [, index] = new RegExp(`^${list}\\[(\\d+)\\]\\.id$`).exec(name) ?? [];
      return index === undefined ? [] : [[id, entered[`${list}[${index}].price`]]];
    }),
  );

describe('of two who change a form', () => {
  test('an untouched field never takes what was loaded over what the other has saved', () => {
    fc.assert(
      fc.property(fields, fields, fields, (base, mine, theirs) => {
        const { texts, asked } = mergeForm(form, base, mine, theirs);
        const open = asked.map(({ path }) => path[0]);
        for (const name of NAMES) {
          if (mine[name] === base[name]) expect(texts[name]).toBe(theirs[name]);
          else if (theirs[name] === base[name]) expect(texts[name]).toBe(mine[name]);
          expect(open.includes(name)).toBe(
            mine[name] !== base[name] && theirs[name] !== base[name] && mine[name] !== theirs[name],
          );
        }
      }),
    );
  });

  test('the same change of both is none that is asked about', () => {
    fc.assert(
      fc.property(fields, fields, (base, both) => {
        const { texts, asked, taken } = mergeForm(form, base, both, both);
        expect([asked, taken, texts]).toEqual([[], [], both]);
      }),
    );
  });

  test('the order of the fields says nothing', () => {
    const turned = (entered: Entered) => Object.fromEntries(Object.entries(entered).reverse());
    const named = ({ asked, taken, texts }: ReturnType<typeof mergeForm>) => ({
      texts,
      asked: asked.map(({ path }) => path.join()).sort(),
      taken: taken.map(({ path }) => path.join()).sort(),
    });
    fc.assert(
      fc.property(fields, fields, fields, (base, mine, theirs) => {
        const there = named(mergeForm(form, base, mine, theirs));
        expect(named(mergeForm(form, turned(base), turned(mine), turned(theirs)))).toEqual(there);
      }),
    );
  });

  test('all of the other side is there once each question is answered with it, and the other way round', () => {
    fc.assert(
      fc.property(rows, rows, rows, (...sides) => {
        const [base, mine, theirs] = sides.map((side) => rowsOf('rows', side)) as [Entered, Entered, Entered];
        const { texts, asked } = mergeForm(form, base, mine, theirs);
        for (const side of ['mine', 'theirs'] as const) {
          const chosen = asked.reduce((all, each) => withSide(form, all, each, side), texts);
          const own = byId(side === 'mine' ? mine : theirs);
          const other = byId(side === 'mine' ? theirs : mine);
          const before = byId(base);
          for (const id of ['u', 'v', 'w', 'x'])
            expect(byId(chosen)[id]).toBe(own[id] === before[id] ? other[id] : own[id]);
        }
      }),
    );
  });

  test('entries of a list that only one has added, changed or removed are as that one has them', () => {
    fc.assert(
      fc.property(rows, rows, (base, one) => {
        const [before, changed] = [rowsOf('rows', base), rowsOf('rows', one)];
        for (const [mine, theirs] of [
          [changed, before],
          [before, changed],
        ] as const) {
          const { texts, asked } = mergeForm(form, before, mine, theirs);
          expect([asked, byId(texts)]).toEqual([[], byId(changed)]);
        }
      }),
    );
  });
});

describe('a list whose order counts', () => {
  const order = (...ids: string[]) =>
    rowsOf(
      'order',
      ids.map((id) => ({ id })),
    );
  const idsOf = (entered: Entered) => Object.values(entered).join('');

  it('takes what either side has added and moved', () => {
    expect(idsOf(mergeForm(form, order('u', 'v'), order('u', 'w', 'v'), order('v', 'u')).texts)).toBe('vuw');
    expect(idsOf(mergeForm(form, order('u', 'v'), order('v', 'u'), order('u', 'x', 'v')).texts)).toBe('vux');
    expect(idsOf(mergeForm(form, order('u', 'v'), order('v'), order('u', 'v', 'x')).texts)).toBe('vx');
  });

  it('is asked about where both have put it in another order', () => {
    const { asked, texts } = mergeForm(
      form,
      order('u', 'v', 'w'),
      order('w', 'u', 'v'),
      order('v', 'u', 'w'),
    );
    expect(idsOf(texts)).toBe('wuv');
    expect(asked.map((each) => differenceInWords(form, new FormWords(form), each))).toEqual([
      {
        label: 'Reihenfolge',
        base: 'Zeile u, Zeile v, Zeile w',
        mine: 'Zeile w, Zeile u, Zeile v',
        theirs: 'Zeile v, Zeile u, Zeile w',
      },
    ]);
    const [question] = asked;
    expect(question && idsOf(withSide(form, texts, question, 'theirs'))).toBe('vuw');
  });
});

it('takes amounts by what they say, and puts them as people write them', () => {
  expect(mergeForm(form, { price: '7,00' }, { price: '7' }, { price: '8,00' }).texts).toEqual({
    price: '8,00',
  });
  expect(mergeForm(form, { price: '7,00' }, { price: '8.0' }, { price: '8,00' }).asked).toEqual([]);
  const words = new FormWords(form);
  const [asked] = mergeForm(form, { price: '8,95' }, { price: '9,5' }, { price: '6,66' }).asked;
  expect(asked && differenceInWords(form, words, asked)).toEqual({
    label: 'Preis',
    base: '8,95\u00a0€',
    mine: '9,50\u00a0€',
    theirs: '6,66\u00a0€',
  });
  words.note('rows[3].price', { label: 'Preis der Zeile' });
  const row = (price: string) => ({ 'rows[0].id': 'u', 'rows[0].price': price });
  const [changed] = mergeForm(form, row('1'), row('2'), row('3')).asked;
  expect(changed && differenceInWords(form, words, changed).label).toBe('Zeile u: Preis der Zeile');
  const [gone] = mergeForm(form, row('1'), {}, row('3')).asked;
  expect(gone && differenceInWords(form, words, gone)).toEqual({
    label: 'Zeile u',
    base: 'Preis der Zeile 1,00\u00a0€',
    mine: 'entfernt',
    theirs: 'Preis der Zeile 3,00\u00a0€',
  });
});

it('says whose value counts: a value that is typed afterwards is mine', () => {
  const { asked, texts } = mergeForm(form, { a: '1' }, { a: '2' }, { a: '3' });
  const [question] = asked;
  if (question === undefined) throw new Error('Both have changed it.');
  expect(sideOf(form, texts, question)).toBeNull();
  expect(sideOf(form, { a: '3' }, question)).toBe('theirs');
  expect(sideOf(form, { a: '4' }, question)).toBe('mine');
});

it('asks about a secret by its tag, and keeps that of the other by leaving the field empty', () => {
  const base = { secret: '', tag: 'x' };
  expect(mergeForm(form, base, { ...base, secret: 'neu' }, base).asked).toEqual([]);
  expect(mergeForm(form, base, base, { secret: '', tag: 'y' }).texts).toEqual({ tag: 'y' });
  const { asked, texts } = mergeForm(form, base, { ...base, secret: 'neu' }, { secret: '', tag: 'y' });
  const [question] = asked;
  if (question === undefined) throw new Error('Both have set one.');
  expect(texts).toEqual({ secret: 'neu', tag: 'y' });
  expect(withSide(form, texts, question, 'theirs')).toEqual({ secret: '', tag: 'y' });
});
