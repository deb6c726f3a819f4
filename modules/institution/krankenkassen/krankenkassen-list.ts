import { type CalendarDay, type ListedColumn, listQueryOf, type RowOf } from '#platform/domain';
import { krankenkasseRecord } from './krankenkasse.record.ts';
import { ratesOn } from './krankenkasse.ts';

type KrankenkasseColumns = (typeof krankenkasseRecord)['columns'];

/** A Krankenkasse of the vendor's list. */
export type ManagedKrankenkasse = RowOf<KrankenkasseColumns>;

/** Columns that the vendor's list can be sorted and filtered by. */
export type KrankenkassenColumn = ListedColumn<KrankenkasseColumns>;

/** The list query of the vendor's list. */
export const krankenkassenListQuery = listQueryOf(krankenkasseRecord);

/** The list shows, sorts and searches the rates that apply on a day. */
export const listedOn = (day: CalendarDay) => (row: ManagedKrankenkasse) => ratesOn(row, day);
