import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '#auth';

/** State of a mail; `unsure`: may have arrived. */
type SendingState = 'sending' | 'sent' | 'unsure';

/** A requested mail, so that a retry does not send it twice. Contains nothing of its text. */
export const PdfSending = defineEntity({
  name: 'PdfSending',
  tableName: 'pdf_sending',
  properties: {
    /** Hash of user, request id and content. */
    requestHash: p.string().length(64).primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    state: p.string().length(10).$type<SendingState>(),
    started: p.datetime(),
    expires: p.datetime().index(),
  },
});
export type PdfSending = InferEntity<typeof PdfSending>;
