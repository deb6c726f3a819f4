import { type Columns, columnsIn, inputOf, type ListRecord } from '#platform/domain';
import { AMOUNT, formOf, OPTIONAL_TEXT, TICKED, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';

type Reading = typeof AMOUNT;

const READINGS = { amount: AMOUNT, number: OPTIONAL_TEXT, box: TICKED } as const;

/** How the controls of columns are parsed; text columns need no parsing. */
export function readingsOf(columns: Columns): Readonly<Record<string, Reading>> {
  const readings = columnsIn({ columns }).flatMap(([name, { type }]) => {
    const { control } = type;
    return control === 'line' || control === 'digits' || control === 'own'
      ? []
      : [[name, READINGS[control]] as const];
  });
  return Object.fromEntries(readings);
}

type Lists = Parameters<typeof formOf>[2];
type MergeHints = Parameters<typeof formOf>[3];

/** The form of a record. */
export function recordForm<C extends Columns>(
  record: ListRecord<C>,
  readings: Readonly<Record<string, Reading>> = {},
  lists: Lists = {},
  merge: MergeHints = {},
) {
  const boxes = columnsIn(record).filter(([, { type }]) => type.control === 'box');
  const labels = Object.fromEntries(boxes.map(([name, { label }]) => [name, label]));
  return formOf(inputOf(record), { id: WHOLE_NUMBER, ...readingsOf(record.columns), ...readings }, lists, {
    ...merge,
    labels: { ...labels, ...merge.labels },
  });
}
