import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '#auth';

/** How far a mail has come: `unsure` may have arrived. */
type SendingState = 'sending' | 'sent' | 'unsure';

/** A mail that somebody asked for, so that a retry does not send it twice. It holds nothing of what was written. */
export const PdfSending = defineEntity({
  name: 'PdfSending',
  tableName: 'pdf_sending',
  properties: {
    /** Hash of who asked, of the request's id and of what was asked. */
    requestHash: p.string().length(64).primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    state: p.string().length(10).$type<SendingState>(),
    started: p.datetime(),
    expires: p.datetime().index(),
  },
});
export type PdfSending = InferEntity<typeof PdfSending>;
