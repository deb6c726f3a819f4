import * as z from 'zod/mini';
import { MAIL_LIMITS } from '#platform/domain';
import type { Mail } from '../kinds/document-calls.ts';
import type { DocumentKind } from '../kinds/document-kinds.ts';
import { DOCUMENT_KINDS } from './paper-list.ts';

/** A file of this consultation on the server. It is noted before it is sent off, so that none is forgotten. */
export interface SentFile {
  readonly name: string;
  readonly kind: DocumentKind;
  /** To whom it was mailed; null while it was not, as far as is known. */
  readonly email: string | null;
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** The mail of which nobody knows whether it has arrived. */
  readonly pending?: PendingMail | undefined;
  /** Answers, care or figures have changed since. */
  readonly stale?: true | undefined;
}

/** A mail on its way. Tried again under the same request, it is no second mail; a reload forgets none of it. */
export interface PendingMail {
  readonly request: string;
  /** Hash of the document's content: of another one it is another mail. */
  readonly document: string;
  readonly mail: Mail;
}

/** As it lies in the draft. */
export const sentFileSchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  kind: z.enum(DOCUMENT_KINDS),
  email: z.nullable(z.string().check(z.maxLength(MAIL_LIMITS.email))),
  at: z.int(),
  stale: z.optional(z.literal(true)),
  pending: z.optional(
    z.strictObject({
      request: z.string().check(z.maxLength(100)),
      document: z.string().check(z.maxLength(100)),
      mail: z.strictObject({
        email: z.string().check(z.maxLength(MAIL_LIMITS.email)),
        subject: z.string().check(z.maxLength(MAIL_LIMITS.subject)),
        text: z.string().check(z.maxLength(MAIL_LIMITS.text)),
      }),
    }),
  ),
});

/** The list with a file, in place of an earlier note on it. */
export function withFile(files: readonly SentFile[] | undefined, file: SentFile): readonly SentFile[] {
  return [...withoutFile(files, file.name), file];
}

/** The list without a file. */
export function withoutFile(files: readonly SentFile[] | undefined, name: string): readonly SentFile[] {
  return (files ?? []).filter((each) => each.name !== name);
}

/** The last mail with a document of this kind that nobody has confirmed; undefined where there is none. */
export function unconfirmed(
  files: readonly SentFile[] | undefined,
  kind: DocumentKind,
): (SentFile & { readonly pending: PendingMail }) | undefined {
  return files?.findLast(
    (file): file is SentFile & { readonly pending: PendingMail } =>
      file.kind === kind && file.pending !== undefined,
  );
}
