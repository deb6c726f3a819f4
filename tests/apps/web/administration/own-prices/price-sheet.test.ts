import { expect, test, vi } from 'vitest';
import { PriceSheet } from '../../../../../apps/web/administration/own-prices/price-sheet.ts';

const sheetOf = () => new PriceSheet({ version: 3, prices: { 1: 700, 2: 850 } });

test('what is typed is unsaved until it is what is stored, however it is written', () => {
  const sheet = sheetOf();
  for (const [text, state] of [
    ['7', 'as-stored'],
    ['7.00', 'as-stored'],
    ['7,1', 'unsaved'],
    ['7,1x', 'wrong:Erlaubt sind Ziffern und ein Komma oder Punkt, wie 9,95.'],
    ['', 'unsaved'],
    ['7,00', 'as-stored'],
  ] as const) {
    sheet.type('1', text);
    expect([text, sheet.state('1')]).toEqual([text, state]);
  }
  sheet.type('3', '');
  expect([sheet.state('3'), sheet.counts()]).toEqual(['as-stored', { unsaved: 0, wrong: 0 }]);
});

test('a row hears of its own state alone, and of a key that does not change it nothing', () => {
  const sheet = sheetOf();
  const [first, second, all] = [vi.fn(), vi.fn(), vi.fn()];
  sheet.watchRow('1', first);
  sheet.watchRow('2', second);
  sheet.watch(all);
  for (const text of ['8', '8,', '8,5', '8,55']) sheet.type('1', text);
  // Unsaved, wrong at '8,', unsaved again.
  expect([first, second, all].map(({ mock }) => mock.calls.length)).toEqual([3, 0, 3]);
});

test('what was sent is saved; what was typed meanwhile is not', () => {
  const sheet = sheetOf();
  sheet.put([
    ['1', '9'],
    ['2', ''],
    ['3', '1,5'],
  ]);
  const sent = sheet.changes();
  expect(sent).toEqual({ 1: '9', 2: '', 3: '1,5' });
  sheet.type('3', '2');
  sheet.saved(4, sent);
  expect(['1', '2', '3'].map(sheet.state)).toEqual(['saved', 'saved', 'unsaved']);
  expect([sheet.version, sheet.changes(), sheet.stored]).toEqual([
    4,
    { 3: '2' },
    new Map([
      ['1', 900],
      ['3', 150],
    ]),
  ]);
});

test('what somebody else has saved is taken in; what is typed here stays', () => {
  const sheet = sheetOf();
  sheet.type('1', '9');
  sheet.type('2', '6');
  sheet.rebase({ version: 5, prices: { 1: 900, 2: 800, 4: 100 } });
  expect([sheet.text('1'), sheet.text('2'), sheet.text('4')]).toEqual(['9,00', '6', '1,00']);
  expect([sheet.version, sheet.changes()]).toEqual([5, { 2: '6' }]);
  sheet.discard();
  expect([sheet.text('2'), sheet.counts()]).toEqual(['8,00', { unsaved: 0, wrong: 0 }]);
});

test('a wrong price holds up no other', () => {
  const sheet = sheetOf();
  sheet.put([
    ['1', '9'],
    ['2', '9,'],
    ['3', '1,5'],
  ]);
  expect(sheet.ready()).toEqual({ 1: '9', 3: '1,5' });
  sheet.refuse({ 3: 'Diese Größe gibt es im Katalog nicht.' });
  expect(sheet.ready()).toEqual({ 1: '9' });
  sheet.saved(4, sheet.ready());
  expect([sheet.wrong(), sheet.text('2'), sheet.counts()]).toEqual([
    ['2', '3'],
    '9,',
    { unsaved: 2, wrong: 2 },
  ]);
});

test('a row says why an entry was refused, until the next one or the field is left', () => {
  const sheet = sheetOf();
  const row = vi.fn();
  sheet.watchRow('1', row);
  sheet.type('1', '8');
  sheet.hint('1', 'Nur Ziffern.');
  expect([sheet.word('1'), sheet.state('1')]).toEqual(['refused:Nur Ziffern.', 'unsaved']);
  sheet.type('1', '85');
  expect(sheet.word('1')).toBe('unsaved');
  sheet.hint('1', 'Nur Ziffern.');
  sheet.hint('1', null);
  expect(sheet.word('1')).toBe('unsaved');
  expect(row).toHaveBeenCalledTimes(5);
});
