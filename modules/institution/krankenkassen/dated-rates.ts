import * as z from 'zod/mini';
import {
  type CalendarDay,
  type ColumnType,
  columnsIn,
  dayFromParts,
  fieldsOf,
  formatDay,
  jsonOf,
  refuseValue,
} from '#platform/domain';
import type { DatedRates } from './krankenkasse.ts';
import { rateColumns } from './rate-columns.ts';

/** Contracts are renewed every few years, so more is a mistake. */
export const MAX_SAETZE = 20;
/** A day outside of these years is a typing error. */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2099];
const TYPED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
/** One entry of a cell: the day, and the rates in the order of their columns. */
const CELL = /^ab (\S+): ?(\S+) ?\/ ?(\S+) ?\/ ?(\S+) ?\/ ?(\S+)$/;
const CELL_MESSAGE =
  'Erlaubt ist „ab 01.01.2027: 30,00 / 17,85 / 22,50 / 18“ (Kinder-, Urin-, Stuhlpauschale, Kindalter); mehrere trennt „|“.';

/** The first day of rates, in German notation (01.01.2027) or ISO (2027-01-01). */
const gueltigAb = z.transform((given: unknown, context): CalendarDay => {
  const text = typeof given === 'string' ? given.trim() : '';
  if (text === '') return refuseValue(context, 'Bitte füllen Sie das Feld „Gültig ab“ aus.');
  const [day, month, year] = (TYPED.exec(text)?.slice(1) ?? ISO.exec(text)?.slice(1).reverse() ?? []).map(
    Number,
  );
  if (day === undefined || month === undefined || year === undefined)
    return refuseValue(context, '„Gültig ab“ ist kein Tag, wie 01.01.2027.');
  const read = dayFromParts(year, month, day);
  if (read === null) return refuseValue(context, `„Gültig ab“: Den Tag ${text} gibt es nicht.`);
  if (year < FIRST_YEAR || year > LAST_YEAR)
    return refuseValue(context, `„Gültig ab“ liegt zwischen ${FIRST_YEAR} und ${LAST_YEAR}.`);
  return read;
});

/** Message for an entry that is no object; unknown names are reported as everywhere. */
const NO_SATZ = {
  error: ({ code }: { readonly code?: string | undefined }) =>
    code === 'invalid_type' ? 'Ein Satz hat einen Tag, Pauschalen und ein Kindalter.' : undefined,
};

/** Dated rates in a form or call; sorted oldest first. */
const saetze = z.pipe(
  z
    .array(z.strictObject({ gueltigAb, ...fieldsOf(rateColumns) }, NO_SATZ), 'Die Sätze sind eine Liste.')
    .check(
      z.maxLength(MAX_SAETZE, {
        error: `Mehr als ${MAX_SAETZE} Sätze lassen sich nicht angeben.`,
        abort: true,
      }),
      ({ value, issues }) => {
        for (const [index, each] of value.entries()) {
          if (value.findIndex((other) => other.gueltigAb === each.gueltigAb) === index) continue;
          issues.push({
            code: 'custom',
            input: each.gueltigAb,
            path: [index, 'gueltigAb'],
            message: `„Gültig ab“: Für den ${formatDay(each.gueltigAb)} gibt es schon Sätze.`,
          });
        }
      },
    ),
  z.transform((rows): readonly DatedRates[] =>
    [...rows].sort((a, b) => (a.gueltigAb < b.gueltigAb ? -1 : 1)),
  ),
);

/** Parses dated rates from a table cell as written by `saetzeText`; an empty cell holds none. */
const saetzeCell = z.pipe(
  z.transform((cell: string, context): z.input<typeof saetze> => {
    if (cell.trim() === '') return [];
    const rows = cell.split('|').map((text) => CELL.exec(text.trim().replaceAll(/\s+/g, ' ')));
    if (rows.includes(null)) return refuseValue(context, CELL_MESSAGE);
    return rows.map((row): never => {
      const [, day, ...cells] = row ?? [];
      return {
        gueltigAb: day,
        ...Object.fromEntries(RATES.map(([name], index) => [name, cells[index]])),
      } as never;
    });
  }),
  saetze,
);

const RATES = columnsIn({ columns: rateColumns });

/** Formats dated rates for a table cell. */
export function saetzeText(rows: readonly DatedRates[]): string {
  return rows
    .map((each) => {
      const cells = RATES.map(([name, { type }]) => (type as ColumnType<unknown>).cell(each[name]));
      return `ab ${formatDay(each.gueltigAb)}: ${cells.join(' / ')}`;
    })
    .join(' | ');
}

/** Formats dated rates for calls and JSON files, which the schema can read again. */
function saetzeAnswer(rows: readonly DatedRates[]) {
  return rows.map((each) => ({ gueltigAb: each.gueltigAb, ...jsonOf(rateColumns, each) }));
}

/** Dated rates as a column type of a record: a list, oldest first. */
export const datedRates: ColumnType<readonly DatedRates[]> = {
  schema: saetze as unknown as z.ZodMiniType<readonly DatedRates[]>,
  cellSchema: saetzeCell as unknown as z.ZodMiniType<readonly DatedRates[]>,
  stored: { kind: 'json' },
  initial: [],
  empty: [],
  cell: saetzeText,
  json: saetzeAnswer,
  control: 'own',
};
