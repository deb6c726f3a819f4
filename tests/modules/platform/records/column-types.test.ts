import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogueLists } from '#catalogue/domain';
import { institutionLists } from '#institution/domain';
import {
  amount,
  type ColumnType,
  columnsIn,
  digitFlag,
  flag,
  inputOf,
  integer,
  name,
} from '#platform/domain';
import { competitorRecord } from '../../../../modules/catalogue/competitors/competitor.record.ts';
import { listColumnsOf } from '../../../../modules/platform/domain/records/record-list.ts';

const LISTS = [...institutionLists, ...catalogueLists];

/** Each kind of value with values that it may have. */
const KINDS: readonly (readonly [string, ColumnType<unknown>, fc.Arbitrary<unknown>])[] = [
  ['an amount', amount('Betrag') as ColumnType<unknown>, fc.nat(999_999)],
  ['a whole number', integer('Zahl', 3, 120) as ColumnType<unknown>, fc.integer({ min: 3, max: 120 })],
  ['a flag', flag as ColumnType<unknown>, fc.boolean()],
  ['a flag of digits', digitFlag as ColumnType<unknown>, fc.boolean()],
  ['a name', name('Name', 20) as ColumnType<unknown>, fc.constantFrom('BKK Ä', 'a-b c', '1')],
];

describe.each(KINDS)('%s', (_, type, values) => {
  test('is read from a cell of a file as it was written there', () => {
    const { schema, cellSchema = schema, cell } = type;
    fc.assert(fc.property(values, (value) => void expect(cellSchema.parse(cell(value))).toBe(value)));
  });

  test('is read from a call as it was answered', () => {
    const { schema, callSchema = schema, json } = type;
    fc.assert(fc.property(values, (value) => void expect(callSchema.parse(json(value))).toBe(value)));
  });
});

describe('a list', () => {
  test('has a name, a table, a page and a path that no other has', () => {
    for (const of of [
      LISTS.map((list) => list.name),
      LISTS.map(({ table }) => table),
      LISTS.map(({ tab }) => String(tab)),
      LISTS.map(({ calls }) => calls.path),
      LISTS.map(({ act }) => act),
    ])
      expect(new Set(of).size).toBe(LISTS.length);
  });

  test('has a column that tells its rows apart, which nobody may leave out', () => {
    for (const list of LISTS)
      expect(columnsIn(list).find(([column]) => column === list.key)?.[1].optional).toBe(false);
  });

  test('is found by what it shows', () => {
    const { Name } = listColumnsOf(competitorRecord);
    expect(Name.text?.({ Name: 'Absorvia' })).toBe('Absorvia');
  });

  test('takes nothing that its record does not name', () => {
    const schema = inputOf(competitorRecord);
    expect(schema.safeParse({ id: null, Name: 'Neu' }).success).toBe(true);
    expect(schema.safeParse({ id: null, Name: 'Neu', extra: 1 }).success).toBe(false);
    expect(schema.safeParse({ id: 0, Name: 'Neu' }).success).toBe(false);
    expect(schema.safeParse({ id: null }).success).toBe(false);
  });
});
