import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DatePart,
  type DateParts,
  readWholeDate,
  typeDate,
} from '../../../apps/web/ui/fields/date-typing.ts';

const EMPTY: DateParts = { day: '', month: '', year: '' };
const WHOLE: DateParts = { day: '05', month: '03', year: '1948' };

/** Types keys one after the other, each at the end of the part that has the focus. */
function type(keys: string, before = EMPTY, at: DatePart = 'day') {
  let typed = { value: before, at };
  for (const key of keys) typed = typeDate(typed.value, typed.at, typed.value[typed.at] + key);
  return typed;
}

describe('a date typed key by key', () => {
  it.each([
    ['05031948', WHOLE],
    ['05.03.1948', WHOLE],
    ['5.3.48', { day: '5', month: '3', year: '48' }],
    ['5/3/1948', { day: '5', month: '3', year: '1948' }],
    ['5 3 48', { day: '5', month: '3', year: '48' }],
    ['05.031948', WHOLE],
    ['0503.1948', WHOLE],
    ['050319481', { ...WHOLE, year: '19481' }],
  ])('is %s', (keys, value) => {
    expect(type(keys).value).toEqual(value);
  });

  it('loses no digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,14}$/), (digits) => {
        const { day, month, year } = type(digits).value;
        expect(day + month + year).toBe(digits);
      }),
    );
  });

  it('goes on in the part where the digit went', () => {
    expect(type('05').at).toBe('day');
    expect(type('050').at).toBe('month');
    expect(type('05.').at).toBe('month');
    expect(type('05031').at).toBe('year');
  });

  it('replaces the following parts when it goes on over a full date', () => {
    expect(type('0', WHOLE).value).toEqual({ day: '05', month: '0', year: '1948' });
    expect(type('041', WHOLE).value).toEqual({ day: '05', month: '04', year: '1' });
  });

  it('types over the digit after the caret in a full part', () => {
    expect(typeDate(WHOLE, 'day', '105', 1).value.day).toBe('15');
    expect(typeDate(WHOLE, 'year', '19548', 3).value.year).toBe('1958');
    expect(typeDate({ ...WHOLE, year: '198' }, 'year', '1948', 3).value.year).toBe('1948');
  });

  it('overlooks a separator repeated at the start of a part or typed after the year', () => {
    expect(type('.03', { ...EMPTY, day: '05' }, 'month').value).toEqual({ ...EMPTY, day: '05', month: '03' });
    expect(type('48.', EMPTY, 'year').value.year).toBe('48');
  });
});

describe('a date that comes at once', () => {
  it.each([
    ['05031948', WHOLE],
    ['05.03.1948', WHOLE],
    [' 5.3.48\n', { day: '5', month: '3', year: '48' }],
    ['5. 3. 1948', { day: '5', month: '3', year: '1948' }],
    ['050348', { ...WHOLE, year: '48' }],
    ['1948-03-05', WHOLE],
    ['05. März 1948', WHOLE],
    ['geb. 05.03.1948', WHOLE],
    ['geboren am 5. Mär. 1948', { ...WHOLE, day: '5' }],
    ['* 05.03.1948', WHOLE],
  ])('is read from %j', (text, value) => {
    expect(readWholeDate(text)).toEqual(value);
    expect(typeDate({ day: '9', month: '9', year: '9' }, 'month', text).value).toEqual(value);
  });

  it.each(['12', '0503', '05.03', '5.3.194', 'Mai 1948', '0503194', '05031948 um 9', '5. Heu 1948'])(
    'is not %j',
    (text) => {
      expect(readWholeDate(text)).toBeNull();
    },
  );

  it('is spread over the parts where it is no whole date', () => {
    expect(typeDate(EMPTY, 'day', '0503').value).toEqual({ ...EMPTY, day: '05', month: '03' });
    expect(typeDate(EMPTY, 'day', '5.031948').value).toEqual({ day: '5', month: '03', year: '1948' });
  });
});
