import * as z from 'zod/mini';

/** What screens say once; each until its reader has pressed 'Verstanden'. */
const NOTICES = ['rate-cut'] as const;
export type Notice = (typeof NOTICES)[number];

/** Names a notice that somebody has read. */
export const noticeInput = z.strictObject({ notice: z.enum(NOTICES, 'Diesen Hinweis gibt es nicht.') });
