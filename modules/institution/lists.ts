import type { ListRecord } from '#platform/domain';
import { krankenkasseRecord } from './krankenkassen/krankenkasse.record.ts';
import { paketRecord } from './pakete/paket.record.ts';

/** The plain lists of this module; each listed record has a table, calls, a screen, files and commands. */
export const institutionLists: readonly ListRecord[] = [krankenkasseRecord, paketRecord];
