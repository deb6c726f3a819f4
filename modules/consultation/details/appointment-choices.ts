import * as z from 'zod/mini';
import { type CalendarDay, parseDay } from '#platform/domain';

/** The dates that may follow a consultation, in the order in which they are listed on one day. */
export const APPOINTMENT_KINDS = ['prescription', 'sample', 'decision', 'supply'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

const day = z.optional(
  z.custom<CalendarDay>((value) => typeof value === 'string' && parseDay(value) !== null),
);
const choice = z.optional(z.strictObject({ day, off: z.optional(z.literal(true)) }));

/** Schema of the stored draft and of a case of `inko pdf`: what the adviser has changed of the proposed dates. */
export const appointmentChoicesSchema = z.strictObject({
  /** Day on which the Pflegekasse received the application. */
  applied: day,
  prescription: choice,
  sample: choice,
  decision: choice,
  supply: choice,
});

export type AppointmentChoices = Readonly<z.output<typeof appointmentChoicesSchema>>;
