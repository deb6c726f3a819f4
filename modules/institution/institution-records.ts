import { ruledRecords } from '#platform';
import { institutionLists } from './lists.ts';
import { krankenkassen } from './own-krankenkassen/krankenkasse.rules.ts';
import { pakete } from './pakete/paket.rules.ts';

/** The plain lists of this module with their rules. */
export const institutionRecords = ruledRecords(institutionLists, [krankenkassen, pakete]);
