import { describe, expect, it } from 'vitest';
import type { AppointmentChoices, DocumentDetails } from '#consultation/domain';
import type { CalendarDay } from '#platform/domain';
import {
  appointmentsOf,
  givenAppointments,
} from '../../../../../modules/pdf/documents/take-home/appointments.ts';

const day = (text: string) => text as CalendarDay;
const given = (more: {
  today?: string;
  details?: DocumentDetails;
  appointments?: AppointmentChoices;
  supplied?: boolean;
  socially?: boolean;
}) =>
  givenAppointments({ supplied: false, socially: true, ...more, today: day(more.today ?? '2026-03-09') }).map(
    (each) => [each.kind, each.day],
  );

describe('the dates after a consultation', () => {
  it('are proposed only where a day is known', () => {
    expect(given({})).toEqual([]);
    expect(given({ details: { prescribedOn: day('2026-03-02') } })).toEqual([['prescription', '2026-03-30']]);
    expect(given({ appointments: { applied: day('2026-03-10') } })).toEqual([['decision', '2026-03-31']]);
    expect(given({ socially: false, appointments: { applied: day('2026-03-10') } })).toEqual([]);
    expect(given({ details: { samples: [{ day: day('2026-03-06') }, {}] } })).toEqual([
      ['sample', '2026-03-12'],
    ]);
  });

  it('name no talk about a sample with an outcome, nor one that is due by today', () => {
    const samples = (...samples: NonNullable<DocumentDetails['samples']>) => given({ details: { samples } });
    expect(samples({ day: day('2026-03-06'), outcome: 'passt' }, { outcome: 'zu klein' })).toEqual([]);
    expect(samples({ day: day('2026-03-07') }, { day: day('2026-03-08'), outcome: 'passt' })).toEqual([
      ['sample', '2026-03-10'],
    ]);
    expect(samples({ day: day('2026-03-06') })).toEqual([]);
  });

  it('name no end of a prescription that was handed in', () => {
    const prescribedOn = day('2026-03-02');
    expect(given({ details: { basis: 'prescription', prescribedOn } })).toEqual([]);
  });

  it('fall on working days, the end of a prescription on the one before', () => {
    const at = (text: string) => ({ details: { prescribedOn: day(text), samples: [{}] } });
    // Wednesday before Easter: the third day is Saturday; four weeks after 06.03. is Good Friday.
    expect(given({ today: '2026-04-01', ...at('2026-03-06') })).toEqual([
      ['prescription', '2026-04-02'],
      ['sample', '2026-04-04'],
    ]);
    expect(given({ today: '2026-04-02', details: { samples: [{}] } })).toEqual([['sample', '2026-04-07']]);
    // Authorities do not work on the Saturday on which three weeks end.
    expect(given({ appointments: { applied: day('2026-03-14') } })).toEqual([['decision', '2026-04-07']]);
  });

  it.each([
    ['2026-01-31', '2026-02-28'],
    ['2028-01-30', '2028-02-29'],
    ['2026-12-15', '2027-01-15'],
    ['2026-11-25', '2026-12-28'],
  ])('have the supply after %s on %s', (today, next) => {
    expect(given({ today, supplied: true })).toEqual([['supply', next]]);
  });

  it('are moved and left out by the adviser, and never lie in the past', () => {
    const details = { prescribedOn: day('2026-01-02') };
    expect(given({ details, supplied: true })).toEqual([['supply', '2026-04-09']]);
    const appointments = { prescription: { day: day('2026-03-09') }, supply: { off: true as const } };
    expect(given({ details, supplied: true, appointments })).toEqual([['prescription', '2026-03-09']]);
    expect(
      appointmentsOf({ today: day('2026-03-09'), supplied: true, socially: true, appointments }),
    ).toContainEqual({ kind: 'supply', day: '2026-04-09', on: false });
  });
});
