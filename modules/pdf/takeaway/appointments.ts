import {
  APPOINTMENT_KINDS,
  type AppointmentChoices,
  type AppointmentKind,
  type DocumentDetails,
} from '#consultation/domain';
import { addDays, type CalendarDay, dayFromParts } from '#platform/domain';

/** A date that may follow the consultation. */
export interface Appointment {
  readonly kind: AppointmentKind;
  /** Null if the day is open. */
  readonly day: CalendarDay | null;
  /** Whether it is given to the person; never without a day or with one before today. */
  readonly on: boolean;
}

/** Days within which a prescription is to be used (forms.md; marked likely: worded 'voraussichtlich'). */
const PRESCRIPTION_DAYS = 28;
/** Days the Pflegekasse has to decide from receipt of the application; 35 with the Medizinischer Dienst (§ 40 (7) SGB XI). */
const DECISION_DAYS = 21;
/** Days after which somebody asks how a sample fits. */
const SAMPLE_DAYS = 3;

/** What the dates are made from. */
interface AppointmentFacts {
  readonly today: CalendarDay;
  readonly details?: DocumentDetails | undefined;
  /** Whether products are supplied each month. */
  readonly supplied: boolean;
  readonly appointments?: AppointmentChoices | undefined;
}

/** All dates, proposed or as the adviser has changed them. */
export function appointmentsOf(facts: AppointmentFacts): readonly Appointment[] {
  const { today, appointments: choices = {} } = facts;
  return APPOINTMENT_KINDS.map((kind) => {
    const { day = proposedDay(kind, facts), off = false } = choices[kind] ?? {};
    return { kind, day, on: day !== null && day >= today && !off };
  });
}

/** The dates that are given to the person, in order of days. */
export function givenAppointments(
  facts: AppointmentFacts,
): readonly (Appointment & { readonly day: CalendarDay })[] {
  return appointmentsOf(facts)
    .filter((each): each is Appointment & { readonly day: CalendarDay } => each.on && each.day !== null)
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

function proposedDay(kind: AppointmentKind, facts: AppointmentFacts): CalendarDay | null {
  const { today, details = {}, supplied, appointments = {} } = facts;
  if (kind === 'supply') return supplied ? nextMonth(today) : null;
  if (kind === 'decision') return appointments.applied ? addDays(appointments.applied, DECISION_DAYS) : null;
  if (kind === 'prescription')
    return details.prescribedOn ? addDays(details.prescribedOn, PRESCRIPTION_DAYS) : null;
  const given = (details.samples ?? []).map((sample) => sample.day ?? today).toSorted();
  const last = given.at(-1);
  return last === undefined ? null : addDays(last, SAMPLE_DAYS);
}

/** The same day of the next month, or its last day if it is shorter. */
function nextMonth(today: CalendarDay): CalendarDay {
  const [year = 0, month = 0, date = 0] = today.split('-').map(Number);
  const [nextYear, next] = month === 12 ? [year + 1, 1] : [year, month + 1];
  for (let last = date; last > 28; last -= 1) {
    const found = dayFromParts(nextYear, next, last);
    if (found !== null) return found;
  }
  return dayFromParts(nextYear, next, Math.min(date, 28)) as CalendarDay;
}
