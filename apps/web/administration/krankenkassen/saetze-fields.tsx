import { useEffect, useRef } from 'react';
import type { DatedRates } from '#institution/domain';
import { focusField } from '../../ui/fields/focus-field.ts';
import { FormRow } from '../../ui/form/controls/form-row.tsx';
import { enteredText } from '../../ui/form/entered.ts';
import { Field } from '../../ui/form/field.tsx';
import type { FormSchema } from '../../ui/form/form-schema.ts';
import { useFormView } from '../../ui/form/form-view.ts';
import { NEW_RATES, SAETZE } from './kasse-form.ts';
import { RateFields } from './rate-fields.tsx';

/** Dated rates while they are edited. */
export interface SatzRow {
  /** A new key resets the row's fields. */
  readonly key: number;
  /** Initial values of its fields. */
  readonly values: object;
}

let keys = 0;
const rowOf = (values: object): SatzRow => {
  keys += 1;
  return { key: keys, values };
};

/** The rows of stored dated rates. */
export const rowsOf = (stored: readonly DatedRates[] = []): readonly SatzRow[] => stored.map(rowOf);

interface SaetzeFieldsProps {
  readonly form: FormSchema;
  readonly rows: readonly SatzRow[];
  readonly onChange: (rows: readonly SatzRow[]) => void;
}

/** The dated rates in the form of a Krankenkasse: the day of the consultation decides which apply. */
export function SaetzeFields({ form, rows, onChange }: SaetzeFieldsProps) {
  const { prefix, entered } = useFormView();
  const added = useRef(false);
  const add = useRef<HTMLButtonElement>(null);
  const last = rows.length - 1;
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    focusField(`${prefix}Saetze[${last}].gueltigAb`);
  }, [prefix, last]);
  return (
    <fieldset className="saetze">
      <legend>{SAETZE}</legend>
      <p className="field-hint">
        Für Änderungen, die schon feststehen. Der Tag der Beratung entscheidet, welche Sätze gelten.
      </p>
      {rows.map(({ key, values }, index) => (
        <fieldset key={key} className="satz-row" aria-label={`${SAETZE}, ${index + 1}`}>
          <FormRow form={form} list="Saetze" index={index} values={values}>
            <Field name="gueltigAb" label="Gültig ab" note="TT.MM.JJJJ" maxLength={10} required />
            <RateFields />
          </FormRow>
          <button
            type="button"
            className="button button-compact"
            onClick={() => {
              onChange(rows.filter((each) => each.key !== key));
              add.current?.focus();
            }}
          >
            Entfernen
            <span className="visually-hidden">
              : {SAETZE}, {index + 1}
            </span>
          </button>
        </fieldset>
      ))}
      <button
        ref={add}
        type="button"
        className="button"
        onClick={() => {
          added.current = true;
          // Most values stay the same as in the last row, so a new row copies it.
          const before = last < 0 ? '' : `Saetze[${last}].`;
          const rates = Object.keys(NEW_RATES).map((name) => [name, enteredText(entered, before + name)]);
          onChange([...rows, rowOf(Object.fromEntries(rates))]);
        }}
      >
        Sätze ab einem Tag eintragen
      </button>
    </fieldset>
  );
}
