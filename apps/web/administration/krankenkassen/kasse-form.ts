import * as z from 'zod/mini';
import { krankenkasseFields, krankenkasseRecord, rateColumns } from '#institution/domain';
import { type CalendarDay, formatDay, initialOf } from '#platform/domain';
import { type AMOUNT, formOf, TICKED } from '../../ui/form/form-schema.ts';
import type { Tree } from '../../ui/form/merge/three-way.ts';
import { readingsOf, recordForm } from '../records/record-form.ts';

const RATES = readingsOf(rateColumns);

/** A day as people read it; the schema takes it so, too. */
const DAY = {
  read: (entry: FormDataEntryValue) => entry,
  // What comes of a control is written so already.
  write: (day: unknown) =>
    typeof day !== 'string' ? null : /^\d{4}-/.test(day) ? formatDay(day as CalendarDay) : day,
};

const within = (place: string) => (entries: Readonly<Record<string, typeof AMOUNT>>) =>
  Object.fromEntries(Object.entries(entries).map(([name, reading]) => [place + name, reading]));

/** The controls of the rates, of those from a day on, and the child age. */
const RATE_CONTROLS = { ...RATES, ...within('Saetze[].')({ ...RATES, gueltigAb: DAY }) };
/** The same of those in a list. */
export const ENTRY_CONTROLS = within('entries[].')({ ...RATE_CONTROLS, selfPay: TICKED });

/** What marks those who pay themselves. */
export const SELF_PAY = 'Wer hier versichert ist, zahlt selbst (Selbstzahler)';

/** What the rates from a day on are called. */
export const SAETZE = krankenkasseRecord.columns.Saetze.label;

/** Of two people who change the rates from one day on, each changes the same ones. */
export const MERGED_SAETZE = {
  keyOf: (entry: Tree) => String(Object(entry).gueltigAb ?? '').replaceAll(/\b\d\b/g, '0$&'),
  titleOf: (day: string) => `Sätze ab ${day}`,
};

/** A Krankenkasse of the vendor's list as its form sends it. */
export const kasseForm = recordForm(
  krankenkasseRecord,
  RATE_CONTROLS,
  { Saetze: SAETZE },
  { entries: { Saetze: MERGED_SAETZE } },
);

/** A Krankenkasse of an institution's own, as its dialogue has it. */
export const ownKasseForm = formOf(
  z.strictObject(krankenkasseFields),
  { ...RATE_CONTROLS, selfPay: TICKED },
  { Saetze: SAETZE },
);

/** The rates in the form of a new one (access specification, section 3: rates 0, child age 18). */
export const NEW_RATES = initialOf({ columns: rateColumns });
