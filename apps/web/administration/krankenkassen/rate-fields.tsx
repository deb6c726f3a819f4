import { AmountField } from '../../ui/form/controls/amount-field.tsx';
import { Field } from '../../ui/form/field.tsx';

/** The rates of a Krankenkasse, and the age up to which somebody counts as a child. */
export function RateFields() {
  return (
    <div className="kasse-rates">
      <AmountField name="Kinderpauschale" label="Kinderpauschale in €" required />
      <AmountField name="Urinpauschale" label="Urinpauschale in €" required />
      <AmountField name="Stuhlpauschale" label="Stuhlpauschale in €" required />
      <Field name="Kindalter" label="Kindalter" inputMode="numeric" maxLength={3} required />
    </div>
  );
}
