import * as z from 'zod/mini';
import { krankenkasseFields, krankenkasseRecord, rateColumns } from '#institution/domain';
import { type CalendarDay, formatDay, initialOf } from '#platform/domain';
import { type AMOUNT, formOf, TICKED } from '../../ui/form/form-schema.ts';
import type { Tree } from '../../ui/form/merge/three-way.ts';
import { readingsOf, recordForm } from '../records/record-form.ts';

const RATES = readingsOf(rateColumns);

/** A day in German notation, which the schema accepts, too. */
const DAY = {
  read: (entry: FormDataEntryValue) => entry,
  // A text from a control is in German notation already.
  write: (day: unknown) =>
    typeof day !== 'string' ? null : /^\d{4}-/.test(day) ? formatDay(day as CalendarDay) : day,
};

const within = (place: string) => (entries: Readonly<Record<string, typeof AMOUNT>>) =>
  Object.fromEntries(Object.entries(entries).map(([name, reading]) => [place + name, reading]));

/** The controls of the rates, the dated rates and the child age. */
const RATE_CONTROLS = { ...RATES, ...within('Saetze[].')({ ...RATES, gueltigAb: DAY }) };
/** The same controls for the entries of a list. */
export const ENTRY_CONTROLS = within('entries[].')({ ...RATE_CONTROLS, selfPay: TICKED });

/** Label of the self-payer box. */
export const SELF_PAY = 'Wer hier versichert ist, zahlt selbst (Selbstzahler)';

/** Label of the dated rates. */
export const SAETZE = krankenkasseRecord.columns.Saetze.label;

/** Dated rates are merged by their first day: two people who edit the same day edit the same row. */
export const MERGED_SAETZE = {
  keyOf: (entry: Tree) => String(Object(entry).gueltigAb ?? '').replaceAll(/\b\d\b/g, '0$&'),
  titleOf: (day: string) => `Sätze ab ${day}`,
};

/** The form of a Krankenkasse of the vendor's list. */
export const kasseForm = recordForm(
  krankenkasseRecord,
  RATE_CONTROLS,
  { Saetze: SAETZE },
  { entries: { Saetze: MERGED_SAETZE } },
);

/** The form of an institution's own Krankenkasse. */
export const ownKasseForm = formOf(
  z.strictObject(krankenkasseFields),
  { ...RATE_CONTROLS, selfPay: TICKED },
  { Saetze: SAETZE },
);

/** The initial rates of a new one (access specification, section 3: rates 0, child age 18). */
export const NEW_RATES = initialOf({ columns: rateColumns });
