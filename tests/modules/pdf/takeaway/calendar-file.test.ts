import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '#platform/domain';
import { appointmentTitle, calendarFile, folded } from '../../../../modules/pdf/takeaway/calendar-file.ts';

const FACTS = {
  days: ['2026-12-31', '2027-02-28'] as CalendarDay[],
  institution: 'Apotheke am Stadtgarten',
  telephone: '0761 900120',
  stamp: new Date('2026-11-25T10:20:30.456Z'),
};
const numbered = () => {
  let last = 0;
  return () => {
    last += 1;
    return `uid-${last}`;
  };
};
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

describe('a calendar file', () => {
  it('has an all-day entry for each day, each with an identifier of its own', () => {
    const text = unfolded(calendarFile({ ...FACTS, uid: numbered() }));
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(2);
    expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
    expect(text).toContain('DTSTART;VALUE=DATE:20270228\r\nDTEND;VALUE=DATE:20270301\r\n');
    expect(text.match(/^UID:.*/gm)).toEqual(['UID:uid-1', 'UID:uid-2']);
    expect(text).toContain('DTSTAMP:20261125T102030Z\r\n');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:.+\r\n/);
    expect(text).toMatch(/END:VCALENDAR\r\n$/);
  });

  it('tells nobody what it is about', () => {
    const text = calendarFile({ ...FACTS, uid: numbered() });
    expect(unfolded(text).match(/^SUMMARY:.*/gm)).toEqual(Array(2).fill('SUMMARY:Termin Apotheke'));
    expect(text).not.toMatch(/inko|produkt|verordnung|krankenkasse|pflege|muster/i);
    expect(appointmentTitle('SANITÄTSHAUS Weber')).toBe('Termin Sanitätshaus');
    expect(appointmentTitle('Weber Homecare')).toBe('Termin');
  });

  it('escapes and folds whatever the institution has entered', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(text, text, (telephone, uid) => {
        const file = calendarFile({ ...FACTS, telephone, uid: () => uid });
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
        }
        expect(unfolded(file).match(/^(BEGIN|END):VEVENT/gm)).toHaveLength(4);
      }),
    );
  });

  it('folds without losing or splitting a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (raw) => {
        const line = raw.replaceAll(/[\r\n]/g, '');
        const parts = folded(line).split('\r\n');
        expect(parts.map((part, index) => (index === 0 ? part : part.slice(1))).join('')).toBe(line);
        for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
      }),
    );
  });
});
