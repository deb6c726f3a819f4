import { describe, expect, test } from 'vitest';
import { dateIn, monthIn } from '../../../../../modules/platform/domain/tables/sheet-dates.ts';

describe('a date that a spreadsheet has written', () => {
  test.each([
    ...['07. Aug', '7. Aug', '7. August', '07. Aug 25', '7. August 2025', '08. Mrz', '10. Okt', '12. Dez'],
    ...['7-Aug', '07-Aug-25', '7-aug-2025', 'Aug 07', 'Aug-07', 'August 7, 2025', '8-Oct', '12-Dec', '3-May'],
    ...['Mai 25', 'Mai. 25', 'Jun 2025', 'Sept 25', 'Mär 25', 'Juli 25'],
    ...['08.07.2025', '8.7.2025', '7/8/2025', '8/31/2025', '7-8-2025', '2025-07-08'],
    ...['2025-07-08 00:00:00', '2025-07-08T00:00:00', '08.07.2025 00:00'],
  ])('is one: %s', (cell) => expect(dateIn(cell)).toBe('certain'));

  test.each(['08.07.25', '08/07/25', '31/12/25'])('may be one: %s', (cell) => {
    expect(dateIn(cell)).toBe('possible');
  });

  test.each([
    ...['', 'S', 'onesize', '7-8', '7/8', '7.8', '80-115', '60x90', '36/38/40', '12-14-16', '45.13.2025'],
    ...[
      'AUG-07',
      'Mai',
      'August Meier',
      'Apotheke am 1. Mai',
      'Mai 25 Slip',
      'mai25',
      '15.25.30.1001',
      '9120001',
    ],
    ...['0351/12 34 56', '00. Aug', '32. Aug', '12a', '1-3', 'Juno 25'],
  ])('is none: %s', (cell) => expect(dateIn(cell)).toBeNull());
});

describe('a month in a cell', () => {
  test.each([
    ...['06/2025', '6/2025', '06.2025', '2025-06', 'Jun 25', 'Jun. 25', 'Jun-25', 'Juni 2025', ' June 2025 '],
    ...['01.06.2025', '1.6.2025', '01.06.25', '6/1/2025', '01/06/2025', '2025-06-01', '2025-06-01 00:00:00'],
    ...['01. Jun 25', '1-Jun-25', '1. Juni 2025'],
  ])('is 06/2025: %s', (cell) => expect(monthIn(cell)).toBe('06/2025'));

  test.each(['Mai 25', 'May-25'])('is 05/2025: %s', (cell) => expect(monthIn(cell)).toBe('05/2025'));

  test.each(['', '2025', '13/2025', '01. Jun', '15.06.2025', '6/25', '45809', '#NV', 'Jun'])(
    'is none: %s',
    (cell) => expect(monthIn(cell)).toBeNull(),
  );
});
