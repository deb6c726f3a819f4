import { type CalendarDay, type ListedColumn, listQueryOf, type RowOf } from '#platform/domain';
import { krankenkasseRecord } from './krankenkasse.record.ts';
import { ratesOn } from './krankenkasse.ts';

type KrankenkasseColumns = (typeof krankenkasseRecord)['columns'];

/** A Krankenkasse as the vendor maintains it. */
export type ManagedKrankenkasse = RowOf<KrankenkasseColumns>;

/** What the vendor's list is sorted and filtered by. */
export type KrankenkassenColumn = ListedColumn<KrankenkasseColumns>;

/** Reads which of them a list asks for. */
export const krankenkassenListQuery = listQueryOf(krankenkasseRecord);

/** The list shows, sorts and finds the rates that hold on a day. */
export const listedOn = (day: CalendarDay) => (row: ManagedKrankenkasse) => ratesOn(row, day);
