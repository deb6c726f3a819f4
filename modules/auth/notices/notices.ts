import * as z from 'zod/mini';

/** Steps of the first day that a user may leave as they are. */
const LEFT_STEPS = ['pdf-password', 'insurers', 'prices', 'method', 'colleagues'] as const;
export type LeftStep = (typeof LEFT_STEPS)[number];

/** The notice whose dismissal leaves a step of the first day as it is. */
export const leftNotice = <Step extends LeftStep>(step: Step): `first-step-${Step}` => `first-step-${step}`;

/** What a user puts away: notices by 'Verstanden', lists of what is to be set up by 'Liste ausblenden'. */
const NOTICES = ['rate-cut', 'set-up-list', 'first-day', ...LEFT_STEPS.map(leftNotice)] as const;
export type Notice = (typeof NOTICES)[number];

/** Input of a dismissal, and of taking one back. */
export const noticeInput = z.strictObject({ notice: z.enum(NOTICES, 'Diesen Hinweis gibt es nicht.') });
