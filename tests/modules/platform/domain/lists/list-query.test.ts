import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageOf } from '../../../../../modules/platform/domain/lists/list-page.ts';
import { type ListQuery, listQuerySchema } from '../../../../../modules/platform/domain/lists/list-query.ts';
import type { ListColumns } from '../../../../../modules/platform/domain/lists/prepared-list.ts';

const COLUMNS = ['name', 'amount', 'note'] as const;
type Column = (typeof COLUMNS)[number];
const schema = listQuerySchema(COLUMNS);
const read = (address: string) => schema.parse(Object.fromEntries(new URLSearchParams(address)));

describe('the query of a list', () => {
  test('is what an address says', () => {
    expect(read('')).toEqual({ page: 1, sort: { column: 'name', descending: false }, filters: {}, q: '' });
    expect(read('size=200')).toEqual({ ...read(''), pageSize: 200 });
    expect(read('size=50')).toEqual(read(''));
    expect(read('page=3&sort=-amount&q=%20BKK%20&filter.note=x&filter.name=')).toEqual({
      page: 3,
      sort: { column: 'amount', descending: true },
      filters: { note: 'x' },
      q: 'BKK',
    });
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'size=7',
    'size=1000',
    'page=99999999',
    'sort=colour',
    'sort=--name',
    'filter.colour=x',
    'colour=x',
    `q=${'x'.repeat(101)}`,
    `filter.name=${'x'.repeat(101)}`,
  ])('is refused: %s', (address) => {
    expect(schema.safeParse(Object.fromEntries(new URLSearchParams(address))).success).toBe(false);
  });
});

interface Row {
  readonly id: number;
  readonly name: string;
  readonly amount: number;
  readonly note: string | null;
}

const columns: ListColumns<Row, Column> = {
  name: { value: ({ name }) => name },
  amount: { value: ({ amount }) => amount, text: ({ amount }) => `${amount}\u00a0€` },
  note: { value: ({ note }) => note },
};
const everything: ListQuery<Column> = {
  page: 1,
  sort: { column: 'name', descending: false },
  filters: {},
  q: '',
};
const row = (id: number, name: string, amount = 0, note: string | null = null): Row => ({
  id,
  name,
  amount,
  note,
});
const named = (query: Partial<ListQuery<Column>>, rows: readonly Row[]) =>
  pageOf(rows, { ...everything, ...query }, columns).rows.map(({ name }) => name);

describe('a page of a list', () => {
  const rows = [row(1, 'Zebra', 5), row(2, 'Ähre', 30, 'B'), row(3, 'Apfel', 4, 'a'), row(4, 'apfel', 30)];

  test('is sorted as a German dictionary is, numbers by their size, and what is missing comes last', () => {
    expect(named({}, rows)).toEqual(
      ['Ähre', 'apfel', 'Apfel', 'Zebra'].sort((a, b) => a.localeCompare(b, 'de')),
    );
    expect(named({ sort: { column: 'amount', descending: false } }, rows)).toEqual([
      'Apfel',
      'Zebra',
      'Ähre',
      'apfel',
    ]);
    expect(named({ sort: { column: 'amount', descending: true } }, rows)).toEqual([
      'Ähre',
      'apfel',
      'Zebra',
      'Apfel',
    ]);
    expect(named({ sort: { column: 'note', descending: true } }, rows).slice(0, 2)).toEqual([
      'Ähre',
      'Apfel',
    ]);
  });

  test('holds what a filter finds in its column, and what the search finds in any, whatever the case', () => {
    expect(named({ filters: { name: 'ÄH' } }, rows)).toEqual(['Ähre']);
    expect(named({ filters: { name: 'a\u0308h' } }, rows)).toEqual(['Ähre']);
    expect(named({ filters: { amount: '30 €' } }, rows)).toEqual(['Ähre', 'apfel']);
    expect(named({ filters: { amount: '30', note: 'b' } }, rows)).toEqual(['Ähre']);
    expect(named({ filters: { name: '=APFEL' } }, rows), 'after = the whole of it').toHaveLength(2);
    expect(named({ filters: { name: '=apf' } }, rows)).toEqual([]);
    expect(named({ filters: { amount: '=30 €' } }, rows), 'as shown').toEqual(['Ähre', 'apfel']);
    expect(named({ filters: { amount: '=30' } }, rows), 'as stored').toEqual(['Ähre', 'apfel']);
    expect(named({ q: '5 €' }, rows)).toEqual(['Zebra']);
    expect(named({ q: '.*' }, rows)).toEqual([]);
  });

  test('beyond the last one is the last one, and an empty list has one', () => {
    const many = Array.from({ length: 120 }, (_, index) => row(index, 'x'));
    const last = pageOf(many, { ...everything, page: 9 }, columns);
    expect([last.page, last.pageSize, last.rows.length, last.total]).toEqual([3, 50, 20, 120]);
    const longer = pageOf(many, { ...everything, page: 1, pageSize: 100 }, columns);
    expect([longer.pageSize, longer.rows.length]).toEqual([100, 100]);
    expect(pageOf([], { ...everything, page: 2 }, columns)).toEqual({
      rows: [],
      total: 0,
      page: 1,
      pageSize: 50,
    });
  });

  test('holds each row that is found once, over all pages, and in order', () => {
    const rowOf = fc.record({ name: fc.string(), amount: fc.integer(), note: fc.option(fc.string()) });
    const asked = fc.record({
      sort: fc.record({ column: fc.constantFrom(...COLUMNS), descending: fc.boolean() }),
      q: fc.string({ maxLength: 1 }),
    });
    fc.assert(
      fc.property(
        fc.array(rowOf, { maxLength: 40 }),
        asked,
        fc.integer({ min: 1, max: 7 }),
        (given, query, size) => {
          const all = given.map((each, id) => ({ id, ...each }));
          const pageAt = (page: number) => pageOf(all, { ...everything, ...query, page }, columns, size);
          const first = pageAt(1);
          const count = Math.max(1, Math.ceil(first.total / size));
          const pages = Array.from({ length: count }, (_, index) => pageAt(index + 1).rows).flat();
          expect(pages).toHaveLength(first.total);
          expect(new Set(pages.map(({ id }) => id)).size).toBe(first.total);
          if (query.q === '') expect(first.total).toBe(all.length);
          const { column, descending } = query.sort;
          const values = pages.map((each) => each[column]).filter((value) => value !== null);
          for (const [index, value] of values.slice(1).entries()) {
            const before = values[index] as typeof value;
            const order =
              typeof value === 'string'
                ? String(before).localeCompare(value, 'de')
                : Number(before) - Number(value);
            expect(descending ? -order : order).toBeLessThanOrEqual(0);
          }
        },
      ),
    );
  });
});
