import * as z from 'zod/mini';
import { type ListColumns, listedName, listQuerySchema } from '#platform/domain';

/** Length of the column. */
const NAME_MAX_LENGTH = 200;

/** A known product of another maker, as the vendor maintains it. */
export interface ManagedCompetitor {
  readonly id: number;
  /** Raised by each write; whoever saves says which one they have seen. */
  readonly version: number;
  readonly Name: string;
}

/** What people enter of one (access specification, section 5: 'Competitor add and save need a non-empty name'). */
export const competitorFields = { Name: listedName('Name', NAME_MAX_LENGTH) } as const;

/** One as it is saved. */
export const competitorInput = z.strictObject({
  /** Null for a new one. */
  id: z.nullable(
    z.int('Die Nummer ist eine ganze Zahl.').check(z.minimum(1, 'Die Nummer ist eine ganze Zahl ab 1.')),
  ),
  /** That of the row somebody has seen. A screen always says it; a call that does not overwrites. */
  version: z.optional(z.int('Die Version ist eine ganze Zahl.')),
  ...competitorFields,
});
export type CompetitorInput = z.input<typeof competitorInput>;

const COLUMNS = ['Name'] as const;
/** What the list is sorted and filtered by. */
export type CompetitorsColumn = (typeof COLUMNS)[number];

/** Reads which of them a list asks for. */
export const competitorsListQuery = listQuerySchema(COLUMNS);

/** The columns of the list, as its screen shows them. */
export const competitorsColumns: ListColumns<ManagedCompetitor, CompetitorsColumn> = {
  Name: { value: ({ Name }) => Name },
};
