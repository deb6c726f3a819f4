import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersSchema } from '../../../../modules/consultation/answers/answers.ts';
import {
  birthdateFault,
  completeYear,
  enterBirthdate,
  parseBirthdate,
  readBirthdate,
} from '../../../../modules/consultation/answers/birthdate.ts';
import { addDays, daysBetween, parseDay } from '../../../../modules/platform/domain/index.ts';

const known = (text: string) => {
  const parsed = parseDay(text);
  if (parsed === null) throw new Error(text);
  return parsed;
};
const today = known('2026-03-09');
const first = known('1900-01-01');
const parts = (day: string, month: string, year: string) => ({ day, month, year });

describe('parseBirthdate', () => {
  it('reads every day from 1900 to today, with and without leading zeros', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: daysBetween(first, today) }), (offset) => {
        const date = addDays(first, offset);
        const [year = '', month = '', day = ''] = date.split('-');
        expect(parseBirthdate(parts(day, month, year), today)).toBe(date);
        expect(parseBirthdate(parts(`${Number(day)}`, `${Number(month)}`, year), today)).toBe(date);
      }),
    );
  });

  it('knows both ends', () => {
    expect(parseBirthdate(parts('01', '01', '1900'), today)).toBe('1900-01-01');
    expect(parseBirthdate(parts('31', '12', '1899'), today)).toBeNull();
    expect(parseBirthdate(parts('09', '03', '2026'), today)).toBe('2026-03-09');
    expect(parseBirthdate(parts('10', '03', '2026'), today)).toBeNull();
  });

  it.each([
    ['29', '02', '2023'],
    ['31', '04', '1950'],
    ['0', '1', '1950'],
    ['1', '13', '1950'],
    ['1', '1', '50'],
    ['1', '1', '01950'],
    ['001', '1', '1950'],
    ['1.', '1', '1950'],
    ['1e0', '1', '1950'],
    ['', '1', '1950'],
  ])('refuses %s.%s.%s', (day, month, year) => {
    expect(parseBirthdate(parts(day, month, year), today)).toBeNull();
  });

  it('overlooks spaces around the digits', () => {
    expect(parseBirthdate(parts(' 29 ', ' 2 ', ' 2024 '), today)).toBe('2024-02-29');
  });
});

describe('completeYear', () => {
  it.each([
    ['05', '03', '48', '1948'],
    ['09', '03', '26', '2026'],
    ['10', '03', '26', '1926'],
    ['1', '1', '27', '1927'],
    ['1', '1', '00', '2000'],
    ['', '', '26', '2026'],
    ['1', '1', '1', '1'],
    ['1', '1', '195', '195'],
    ['1', '1', '1948', '1948'],
  ])('makes of %s.%s.%s the year %s', (day, month, year, completed) => {
    expect(completeYear(parts(day, month, year), today)).toEqual(parts(day, month, completed));
  });
});

describe('enterBirthdate and readBirthdate', () => {
  it('stores the day together with what was typed', () => {
    const answers = enterBirthdate({}, parts('3', '4', '1950'), today);
    expect(answers).toEqual({ day: '3', month: '4', year: '1950', birthdate: '1950-04-03' });
    expect(readBirthdate(answers, today)).toBe('1950-04-03');
    expect(answersSchema.safeParse(answers).success).toBe(true);
  });

  it('drops the day when the parts no longer name one', () => {
    const answers = enterBirthdate({ birthdate: known('1950-04-03') }, parts('3', '4', '195'), today);
    expect(answers.birthdate).toBeUndefined();
    expect(readBirthdate(answers, today)).toBe('invalid');
  });

  it('tells empty from invalid, and believes the typed parts before the stored day', () => {
    expect(readBirthdate({}, today)).toBe('empty');
    expect(readBirthdate({ day: ' ', month: '', year: '' }, today)).toBe('empty');
    expect(readBirthdate({ day: '3' }, today)).toBe('invalid');
    expect(readBirthdate({ birthdate: known('1950-04-03') }, today)).toBe('1950-04-03');
    expect(readBirthdate({ birthdate: known('1950-04-03'), day: '3' }, today)).toBe('invalid');
    expect(readBirthdate({ birthdate: addDays(today, 1) }, today)).toBe('invalid');
  });
});

describe('birthdateFault', () => {
  it.each([
    [parts('31', '02', '1950'), 'no-such-day'],
    [parts('29', '2', '2025'), 'no-such-day'],
    [parts('0', '1', '1950'), 'no-such-day'],
    [parts('10', '03', '2026'), 'in-the-future'],
    [parts('01', '01', '9999'), 'in-the-future'],
    [parts('31', '12', '1899'), 'before-1900'],
    [parts('31', '02', '0950'), 'before-1900'],
    [parts('09', '03', '2026'), null],
    [parts('01', '01', '1900'), null],
    [parts('1', '1', '50'), null],
    [parts('x', '1', '1950'), null],
    [{}, null],
  ])('of %o is %s', (answers, fault) => {
    expect(birthdateFault(answers, today)).toBe(fault);
  });
});
