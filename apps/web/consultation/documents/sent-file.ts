import * as z from 'zod/mini';
import type { DocumentKind } from './document-kinds.ts';

/** A file of this consultation on the server. It is noted before it is sent off, so that none is forgotten. */
export interface SentFile {
  readonly name: string;
  readonly kind: DocumentKind;
  /** To whom it was mailed; null while it was not, as far as is known. */
  readonly email: string | null;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** As it lies in the draft. */
export const sentFileSchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  kind: z.enum(['documentation', 'proposal', 'application']),
  email: z.nullable(z.string().check(z.maxLength(254))),
  at: z.int(),
});

/** The list with a file, in place of an earlier note on it. */
export function withFile(files: readonly SentFile[] | undefined, file: SentFile): readonly SentFile[] {
  return [...withoutFile(files, file.name), file];
}

/** The list without a file. */
export function withoutFile(files: readonly SentFile[] | undefined, name: string): readonly SentFile[] {
  return (files ?? []).filter((each) => each.name !== name);
}
