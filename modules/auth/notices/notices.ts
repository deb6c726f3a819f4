import * as z from 'zod/mini';

/** Notices of the screens, each shown until the user has pressed 'Verstanden'. */
const NOTICES = ['rate-cut'] as const;
export type Notice = (typeof NOTICES)[number];

/** Input of a dismissal. */
export const noticeInput = z.strictObject({ notice: z.enum(NOTICES, 'Diesen Hinweis gibt es nicht.') });
