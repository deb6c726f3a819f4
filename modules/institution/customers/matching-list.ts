import { line, optionalLine, postcode, requiredLine } from '#platform/domain';
import type { CustomerList } from './customer-list.ts';

/**
 * The matching table: the address that the vendor knows of a Kundennummer. `checkknr` fills it into a registration, so a
 * line is refused what a registration is. Lengths are those of the table.
 */
export const matchingList = {
  name: 'matching',
  label: 'Kundennummern',
  table: 'matching_row',
  title: 'name_1',
  columns: {
    name_1: { type: line(requiredLine('name_1', 200), 200), label: 'Name', field: 'name1' },
    name_2: { type: line(optionalLine('name_2', 200), 200), label: 'Namenszusatz', field: 'name2' },
    street: { type: line(requiredLine('street', 200), 200), label: 'Straße' },
    number: { type: line(optionalLine('number', 20), 20), label: 'Hausnummer', content: 'measure' },
    zip: { type: line(postcode('zip'), 10), label: 'PLZ' },
    city: { type: line(requiredLine('city', 100), 100), label: 'Ort' },
  },
} as const satisfies CustomerList;
