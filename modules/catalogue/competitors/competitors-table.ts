import { idColumn, nameKey, type TableShape } from '#platform/domain';
import { competitorFields } from './competitor-input.ts';

/** A line of the table of products of other makers. */
export interface CompetitorTableRow {
  readonly id: number | null;
  readonly Name: string;
}

/** The known products of other makers as a file; the name takes the place of the PZN (readings, section 6). */
export const competitorsTable: TableShape<CompetitorTableRow> = {
  name: 'wettbewerber',
  label: 'Wettbewerberliste',
  columns: {
    id: idColumn,
    Name: { label: 'Name', schema: competitorFields.Name, text: (value) => value },
  },
  keyColumn: 'Name',
  key: ({ Name }) => nameKey(Name),
};
