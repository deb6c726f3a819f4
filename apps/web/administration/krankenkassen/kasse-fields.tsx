import { AmountField } from '../../ui/form/amount-field.tsx';
import { Field } from '../../ui/form/field.tsx';

/** What is asked of every Krankenkasse: all of it is required (access specification, section 5). */
export function KasseFields() {
  return (
    <>
      <Field name="Kasse" label="Krankenkasse" required maxLength={120} />
      <p className="field-hint">Pauschalen netto in Euro im Monat, mit Komma oder Punkt.</p>
      <div className="kasse-rates">
        <AmountField name="Kinderpauschale" label="Kinderpauschale in €" required />
        <AmountField name="Urinpauschale" label="Urinpauschale in €" required />
        <AmountField name="Stuhlpauschale" label="Stuhlpauschale in €" required />
        <Field name="Kindalter" label="Kindalter" inputMode="numeric" maxLength={3} required />
      </div>
    </>
  );
}
