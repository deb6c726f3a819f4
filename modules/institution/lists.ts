import type { ListRecord } from '#platform/domain';
import { krankenkasseRecord } from './krankenkassen/krankenkasse.record.ts';
import { paketRecord } from './pakete/paket.record.ts';

/** The plain lists of this module: one that is named here has its table, calls, screen, files and commands. */
export const institutionLists: readonly ListRecord[] = [krankenkasseRecord, paketRecord];
