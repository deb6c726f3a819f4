import {
  APPOINTMENT_KINDS,
  type AppointmentChoices,
  type AppointmentKind,
  type DocumentDetails,
  decisionDays,
} from '#consultation/domain';
import {
  addDays,
  type CalendarDay,
  dayFromParts,
  officeDayFrom,
  workingDayFrom,
  workingDayUntil,
} from '#platform/domain';

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
/** Days after which somebody asks how a sample fits. */
const SAMPLE_DAYS = 3;

/** What the dates are made from. */
interface AppointmentFacts {
  readonly today: CalendarDay;
  readonly details?: DocumentDetails | undefined;
  /** Whether products are supplied each month. */
  readonly supplied: boolean;
  readonly appointments?: AppointmentChoices | undefined;
  /** Whether a social Pflegekasse decides: of a private insurer no law says until when. */
  readonly socially: boolean;
}

/** All dates, proposed or as the adviser has changed them. */
export function appointmentsOf(facts: AppointmentFacts): readonly Appointment[] {
  const { today, appointments: choices = {} } = facts;
  const kinds = facts.socially ? APPOINTMENT_KINDS : APPOINTMENT_KINDS.filter((kind) => kind !== 'decision');
  return kinds.map((kind) => {
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

/** Each on a day on which somebody is there; the end of a prescription not after the day itself. */
function proposedDay(kind: AppointmentKind, facts: AppointmentFacts): CalendarDay | null {
  const { today, details = {}, supplied, appointments = {} } = facts;
  if (kind === 'supply') return supplied ? workingDayFrom(nextMonth(today)) : null;
  if (kind === 'decision')
    return appointments.applied ? officeDayFrom(decisionDays(appointments.applied).usual) : null;
  if (kind === 'sample') return sampleTalk(details, today);
  // What the supply rests on has been handed in.
  return details.prescribedOn && details.basis !== 'prescription'
    ? workingDayUntil(addDays(details.prescribedOn, PRESCRIPTION_DAYS))
    : null;
}

/** Samples with an outcome have been talked about; a talk that is due by today is this one. */
function sampleTalk({ samples = [] }: DocumentDetails, today: CalendarDay): CalendarDay | null {
  const open = samples.filter(({ outcome }) => !outcome?.trim()).map((sample) => sample.day ?? today);
  const last = open.toSorted().at(-1);
  const day = last === undefined ? null : workingDayFrom(addDays(last, SAMPLE_DAYS));
  return day !== null && day > today ? day : null;
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
