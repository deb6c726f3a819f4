import { optionalLine, requiredLine, type TableColumn, type TableShape } from '#platform/domain';
import { customerNumber, postcode } from './customer-columns.ts';

/** A line of the matching table: the address the vendor has for a Kundennummer. */
export interface MatchingTableRow {
  /** Rows are identified by the Kundennummer. */
  readonly id?: undefined;
  readonly knr: string;
  readonly name_1: string;
  readonly name_2: string;
  readonly street: string;
  readonly number: string;
  readonly zip: string;
  readonly city: string;
}

const line = (label: string, schema: TableColumn<string>['schema']): TableColumn<string> => ({
  label,
  schema,
  text: (value) => value,
});

/**
 * The matching table as a file (readings, section 6). `checkknr` copies its lines into registrations, so the
 * same rules apply. Lengths are those of the columns.
 */
export const matchingTable: TableShape<MatchingTableRow> = {
  name: 'matching',
  label: 'Kundennummern',
  columns: {
    knr: line('Kundennummer', customerNumber),
    name_1: line('Name', requiredLine('name_1', 200)),
    name_2: line('Namenszusatz', optionalLine('name_2', 200)),
    street: line('Straße', requiredLine('street', 200)),
    number: line('Hausnummer', optionalLine('number', 20)),
    zip: line('PLZ', postcode),
    city: line('Ort', requiredLine('city', 100)),
  },
  keyColumn: 'knr',
  key: ({ knr }) => knr,
  title: ({ knr, name_1 }) => `${knr} ${name_1}`,
};
