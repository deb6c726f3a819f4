import { NO_INSTITUTION } from '#auth/domain';
import { NO_PRODUCT_OF_IMAGE } from '#catalogue/domain';
import { NOT_IN_CATALOGUE } from '#consultation/domain';
import { faultText } from '#platform/domain';
import type { TableRun } from './table-run.ts';

type Fault = TableRun['errorMessages'][number];

/** Faults that are listed one by one; more of a kind are one line. */
const MOST_ALIKE = 3;
/** Lines of a file that such a line names. */
const NAMED_LINES = 5;

/** What a message is about, without the names and numbers in it. */
const kindOf = ({ column, message }: Fault): string =>
  `${column ?? ''}: ${message.replaceAll(/„[^“]*“/g, '„…“').replaceAll(/[\w.-]*\d[\w.-]*/g, '…')}`;

/** Faults for people, in German as their messages are: many that are alike in one line, with their number. */
export function faultLines(faults: readonly Fault[]): readonly string[] {
  return [...Map.groupBy(faults, kindOf)].flatMap(([kind, alike]) => {
    const [first] = alike;
    if (first === undefined || alike.length <= MOST_ALIKE) return alike.map(textOf);
    const isSame = alike.every(({ message }) => message === first.message);
    const place = first.column === null ? '' : `${first.column}: `;
    const text = isSame ? `${place}${first.message}` : kind.replace(/^: /, '');
    const lines = [...new Set(alike.map(({ line }) => line))];
    const some = lines.slice(0, NAMED_LINES).join(', ') + (lines.length > NAMED_LINES ? ' …' : '');
    return [`${alike.length} × ${text} (Zeilen ${some})`];
  });
}

const textOf = ({ line, column, message }: Fault): string =>
  faultText({ line, message, ...(column !== null && { column }) });

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
