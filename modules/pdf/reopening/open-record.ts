import * as z from 'zod/mini';
import { composedPassword } from '#institution/domain';
import type { CalendarDay } from '#platform/domain';
import { readEncryption } from '../sealing/read-encryption.ts';
import { BERATUNG_FORMAT, BERATUNG_VERSION, type Beratung, beratungSchema } from './beratung.ts';
import { decryptionOf } from './file-key.ts';
import { findBeratung } from './find-beratung.ts';
import { arePossible } from './possible-figures.ts';
import { MAX_RECORD_BYTES } from './record-limits.ts';
import { RecordParser } from './record-parser.ts';

/** A file's consultation, or why it cannot be opened. */
export type OpenedRecord =
  | { readonly kind: 'opened'; readonly beratung: Beratung }
  /** Of another institution, with its name. */
  | { readonly kind: 'other-institution'; readonly name: string }
  | {
      readonly kind: /** Encrypted, and the password is missing or wrong. */
        | 'password'
        /** No record of ours, or one without its consultation. */
        | 'foreign'
        | 'broken'
        /** Its consultation is not the one that was written, or its figures cannot be those of a day until today. */
        | 'changed'
        /** Written by a later version of this program. */
        | 'newer'
        | 'too-large';
    };

/** An institution as its records name it. */
export interface InstitutionOfRecord {
  readonly id: number;
  readonly name: string;
}

/** Where '%PDF-' has to stand (ISO 32000-2, annex I). */
const HEAD = 1_024;

/**
 * Reads the consultation that a Dokumentation carries. An untrusted file: run it where it can be ended.
 *
 * @param password null if none is known yet
 * @param institution the one that asks; a file made outside of an installation knows it by its name alone
 */
export async function openRecord(
  pdf: Uint8Array,
  password: string | null,
  institution: InstitutionOfRecord,
  today: CalendarDay,
): Promise<OpenedRecord> {
  if (pdf.length > MAX_RECORD_BYTES) return { kind: 'too-large' };
  if (!new TextDecoder('latin1').decode(pdf.subarray(0, HEAD)).includes('%PDF-')) return { kind: 'foreign' };
  const encryption = readEncryption(pdf);
  // Ours are encrypted in this way alone.
  if (encryption?.strong === false) return { kind: 'foreign' };
  const decrypt =
    encryption && password !== null ? await decryptionOf(composedPassword(password), encryption) : null;
  if (encryption !== null && decrypt === null) return { kind: 'password' };
  try {
    const context = await RecordParser.read(pdf, decrypt);
    if (decrypt === null && context.trailerInfo.Encrypt !== undefined) return { kind: 'broken' };
    const found = await findBeratung(context, decrypt);
    if (found.kind === 'none') return { kind: 'foreign' };
    if (found.kind !== 'found') return { kind: found.kind };
    return readBeratung(new TextDecoder('utf-8', { fatal: true }).decode(found.bytes), institution, today);
  } catch {
    // pdf-lib's errors are about its own objects.
    return { kind: 'broken' };
  }
}

/** All that is read before the version is known. */
const headSchema = z.looseObject({ format: z.literal(BERATUNG_FORMAT), version: z.int() });

/** @throws SyntaxError if it is no JSON */
function readBeratung(text: string, institution: InstitutionOfRecord, today: CalendarDay): OpenedRecord {
  const value: unknown = JSON.parse(text);
  const head = headSchema.safeParse(value);
  if (!head.success) return { kind: 'foreign' };
  if (head.data.version > BERATUNG_VERSION) return { kind: 'newer' };
  const read = beratungSchema.safeParse(value);
  if (!read.success) return { kind: 'broken' };
  if (!arePossible(read.data, today)) return { kind: 'changed' };
  const { id, name } = read.data.institution;
  const own = id === null ? name === institution.name : id === institution.id;
  return own ? { kind: 'opened', beratung: read.data } : { kind: 'other-institution', name };
}
