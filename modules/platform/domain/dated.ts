import type { CalendarDay } from './dates.ts';

/** A value that the law or a contract sets, and the first day on which it counts, as `2025-01-01`. */
export interface Dated<Value> {
  readonly from: `${number}-${number}-${number}`;
  readonly value: Value;
}

/** All values of one kind, newest first. */
export type DatedTable<Value> = readonly [Dated<Value>, ...Dated<Value>[]];

/**
 * Gives the value that counts on a day; before the first day of the table the oldest one. The last day asked for is
 * remembered: a cart is priced anew at each touch, all on one day, and comparing days took a twentieth of that.
 */
export function byDay<Value>(table: DatedTable<Value>): (day: CalendarDay) => Value {
  let known: { readonly day: CalendarDay; readonly value: Value } | null = null;
  return (day) => {
    // Stryker disable next-line ConditionalExpression: only spares comparing days
    if (known?.day !== day) known = { day, value: valueOn(table, day) };
    return known.value;
  };
}

function valueOn<Value>(table: DatedTable<Value>, day: CalendarDay): Value {
  let counts = table[0];
  for (const row of table) {
    counts = row;
    if (day >= row.from) break;
  }
  return counts.value;
}
