import { NO_INSTITUTION } from '#auth/domain';
import { NO_PRODUCT_OF_IMAGE } from '#catalogue/domain';
import { NOT_IN_CATALOGUE } from '#consultation/domain';
import type { TableRun } from './table-run.ts';

type Fault = TableRun['errorMessages'][number];

const PRODUCTS_FIRST = 'import products first: inko import products FILE';

/** What to import first, where lines refer to what is missing. */
const FIRST: readonly (readonly [begins: string, command: string])[] = [
  [NOT_IN_CATALOGUE, PRODUCTS_FIRST],
  [NO_PRODUCT_OF_IMAGE, PRODUCTS_FIRST],
  [NO_INSTITUTION, 'import institutions first: inko import institutions FILE'],
];

/** What would mend faults of references to other tables. */
export function faultHints(faults: readonly Pick<Fault, 'message'>[]): readonly string[] {
  const hints = FIRST.flatMap(([begins, hint]) =>
    faults.some(({ message }) => message.startsWith(begins)) ? [hint] : [],
  );
  return [...new Set(hints)];
}
