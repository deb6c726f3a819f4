import type { CalendarDay } from './dates.ts';

/** A value set by law or contract, with the first day on which it applies, as `2025-01-01`. */
export interface Dated<Value> {
  readonly from: `${number}-${number}-${number}`;
  readonly value: Value;
}

/** All values of one kind, newest first. */
export type DatedTable<Value> = readonly [Dated<Value>, ...Dated<Value>[]];

/**
 * Returns a function that gives the value of a day; before the first day of the table the oldest one. Caches the last
 * day: a cart is priced again on each touch, always for the same day, and comparing days took a twentieth of that.
 */
export function byDay<Value>(table: DatedTable<Value>): (day: CalendarDay) => Value {
  let known: { readonly day: CalendarDay; readonly value: Value } | null = null;
  return (day) => {
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
