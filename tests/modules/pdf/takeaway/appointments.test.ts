import { describe, expect, it } from 'vitest';
import type { AppointmentChoices, DocumentDetails } from '#consultation/domain';
import type { CalendarDay } from '#platform/domain';
import { appointmentsOf, givenAppointments } from '../../../../modules/pdf/takeaway/appointments.ts';

const day = (text: string) => text as CalendarDay;
const given = (more: {
  today?: string;
  details?: DocumentDetails;
  appointments?: AppointmentChoices;
  supplied?: boolean;
}) =>
  givenAppointments({ supplied: false, ...more, today: day(more.today ?? '2026-03-09') }).map((each) => [
    each.kind,
    each.day,
  ]);

describe('the dates after a consultation', () => {
  it('are proposed only where a day is known', () => {
    expect(given({})).toEqual([]);
    expect(given({ details: { prescribedOn: day('2026-03-02') } })).toEqual([['prescription', '2026-03-30']]);
    expect(given({ appointments: { applied: day('2026-03-10') } })).toEqual([['decision', '2026-03-31']]);
    expect(given({ details: { samples: [{ day: day('2026-03-06') }, {}] } })).toEqual([
      ['sample', '2026-03-12'],
    ]);
  });

  it.each([
    ['2026-01-31', '2026-02-28'],
    ['2028-01-30', '2028-02-29'],
    ['2026-12-15', '2027-01-15'],
  ])('have the supply after %s on %s', (today, next) => {
    expect(given({ today, supplied: true })).toEqual([['supply', next]]);
  });

  it('are moved and left out by the adviser, and never lie in the past', () => {
    const details = { prescribedOn: day('2026-01-02') };
    expect(given({ details, supplied: true })).toEqual([['supply', '2026-04-09']]);
    const appointments = { prescription: { day: day('2026-03-09') }, supply: { off: true as const } };
    expect(given({ details, supplied: true, appointments })).toEqual([['prescription', '2026-03-09']]);
    expect(appointmentsOf({ today: day('2026-03-09'), supplied: true, appointments })).toContainEqual({
      kind: 'supply',
      day: '2026-04-09',
      on: false,
    });
  });
});
