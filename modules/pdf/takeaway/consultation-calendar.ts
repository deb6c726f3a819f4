import { careInsurance } from '#consultation/domain';
import type { DocumentInput } from '../documents/document-input.ts';
import { type Appointment, appointmentsOf } from '../documents/take-home/appointments.ts';
import { calendarFile } from './calendar-file.ts';

/** All dates that may follow a consultation. */
export function consultationAppointments({
  today,
  details,
  cart,
  appointments,
  insurer,
}: DocumentInput): readonly Appointment[] {
  const supplied = cart.some((area) => area.some(({ lines }) => lines.length > 0));
  return appointmentsOf({
    ...{ today, details, supplied, appointments },
    socially: careInsurance(insurer) === 'social',
  });
}

/** The calendar file of a consultation, and how many dates are in it. */
export function consultationCalendar(
  input: DocumentInput,
  { stamp, uid }: Pick<Parameters<typeof calendarFile>[0], 'stamp' | 'uid'>,
): { readonly text: string; readonly count: number } {
  const { name: institution, telefon: telephone } = input.institution;
  const days = consultationAppointments(input)
    .flatMap(({ day, on }) => (on && day !== null ? [day] : []))
    .toSorted();
  return { text: calendarFile({ days, institution, telephone, stamp, uid }), count: days.length };
}
