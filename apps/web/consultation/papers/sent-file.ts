import * as z from 'zod/mini';
import { MAIL_LIMITS } from '#platform/domain';
import type { Mail } from './document-calls.ts';
import type { HandedKind } from './document-kinds.ts';
import { type HeldContent, handedKind, heldContentShape } from './paper-list.ts';

/** A file of this consultation on the server. It is noted before the upload, so that none is forgotten. */
export interface SentFile extends HeldContent {
  readonly name: string;
  readonly kind: HandedKind;
  /** What it was called when it was sent; missing in older drafts. */
  readonly title?: string | undefined;
  /** The recipient; null if it was not mailed, as far as known. */
  readonly email: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** A mail that may or may not have arrived. */
  readonly pending?: PendingMail | undefined;
  /** When the adviser deleted it from the server, milliseconds since 1970. */
  readonly deleted?: number | undefined;
  /** Set when answers, care or figures have changed since. */
  readonly stale?: true | undefined;
}

/** A mail being sent. Retried under the same request id, it is no second mail; it survives a reload. */
export interface PendingMail {
  readonly request: string;
  /** Hash of the document's content: other content is another mail. */
  readonly document: string;
  readonly mail: Mail;
}

/** Schema of the stored draft. */
export const sentFileSchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  kind: handedKind,
  title: z.optional(z.string().check(z.maxLength(100))),
  email: z.nullable(z.string().check(z.maxLength(MAIL_LIMITS.email))),
  at: z.int(),
  deleted: z.optional(z.int()),
  stale: z.optional(z.literal(true)),
  ...heldContentShape,
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

/** The list with a file, replacing an earlier entry for it. */
export function withFile(files: readonly SentFile[] | undefined, file: SentFile): readonly SentFile[] {
  return [...(files ?? []).filter(({ name }) => name !== file.name), file];
}

/** The files that are still on the server, as far as known. */
export function keptFiles(files: readonly SentFile[] | undefined): readonly SentFile[] {
  return (files ?? []).filter(({ deleted }) => deleted === undefined);
}

/** The list with a file marked as deleted; its open mail can no longer be sent. */
export function withDeleted(
  files: readonly SentFile[] | undefined,
  name: string,
  deleted: number,
): readonly SentFile[] {
  return (files ?? []).map((file) => (file.name === name ? { ...file, pending: undefined, deleted } : file));
}

/** The last unconfirmed mail with a document of this kind; undefined if there is none. */
export function unconfirmed(
  files: readonly SentFile[] | undefined,
  kind: HandedKind,
): (SentFile & { readonly pending: PendingMail }) | undefined {
  return files?.findLast(
    (file): file is SentFile & { readonly pending: PendingMail } =>
      file.kind === kind && file.pending !== undefined,
  );
}
