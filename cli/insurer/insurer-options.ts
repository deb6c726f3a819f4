import type { FormatOptions } from '../output/output.ts';

/** Options of stored columns, with the names of these. */
export const FIELDS = {
  name: 'Kasse',
  childRate: 'Kinderpauschale',
  urineRate: 'Urinpauschale',
  stoolRate: 'Stuhlpauschale',
  childAge: 'Kindalter',
  selfPay: 'selfPay',
  ik: 'IK',
  datedRates: 'Saetze',
} as const;

/** Options of `add` and `set`, as they were typed. */
export type InsurerOptions = FormatOptions & { readonly [Name in keyof typeof FIELDS]?: string };
