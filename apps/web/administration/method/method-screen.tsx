import type { MethodExample } from '#consultation/domain';
import type { ChosenMethod } from '#institution';
import { chooseMethod } from '#institution/calls';
import { BERECHNUNGSMETHODEN, methodOf } from '#institution/domain';
import { formatEuro } from '#platform/domain';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { SavedForm } from '../../ui/form/saved/saved-form.tsx';
import { useSavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { Submit } from '../../ui/form/submit.tsx';
import { RecordHistory } from '../history/record-history.tsx';
import { ScreenFrame } from '../screen/screen-frame.tsx';
import { SAVE_FAILED, SAVED } from '../screen/settings-texts.ts';
import { methodForm } from './method-form.ts';

interface MethodScreenProps {
  readonly chosen: ChosenMethod;
  /** Null if the institution's data allow no example. */
  readonly example: MethodExample | null;
}

const METHODS = BERECHNUNGSMETHODEN.map((method) => ({
  value: method,
  label: `Methode ${method}`,
  note: methodOf(method).words,
}));

/** How an institution charges Wunschversorgung (access specification, section 2, 'Calculation method'). */
export function MethodScreen({ chosen, example }: MethodScreenProps) {
  const form = useSavedForm({ form: methodForm, call: chooseMethod, stored: chosen });
  return (
    <ScreenFrame
      title="Berechnungsmethode"
      about="Nach dieser Methode berechnen alle Beratungen Ihrer Institution die Mehrkosten. Den Bereich „Wunschversorgung / Freiverkauf“ gibt es nur bei den Methoden A und C."
    >
      <SavedForm form={form} about="Berechnungsmethode" savedText={SAVED} failureTitle={SAVE_FAILED}>
        <ChoiceField name="method" label="Methode" required choices={METHODS} />
        <div className="save-row">
          <Submit>speichern</Submit>
        </div>
      </SavedForm>
      <ExampleTable example={example} />
      <RecordHistory kind="method" />
    </ScreenFrame>
  );
}

/** The same care priced by each method, using the real calculation. */
function ExampleTable({ example }: { readonly example: MethodExample | null }) {
  if (example === null)
    return (
      <p className="field-hint">
        Ein Rechenbeispiel steht hier, sobald Ihre Institution eine Krankenkasse mit Pauschale und Produkte
        mit Preisen hat und Ihr Zugang an Beratungen teilnimmt.
      </p>
    );
  const { krankenkasse, pauschale, copayment, needs, desired, methods } = example;
  return (
    <section className="card stack" aria-labelledby="example-title">
      <h2 id="example-title">Ein Beispiel aus Ihren Daten</h2>
      <dl className="example-facts">
        <div>
          <dt>Krankenkasse</dt>
          <dd>
            {krankenkasse}: Pauschale {formatEuro(pauschale)} im Monat (mit Mehrwertsteuer), gesetzliche
            Zuzahlung {formatEuro(copayment)}
          </dd>
        </div>
        <div>
          <dt>Versorgung nach Bedarf</dt>
          <dd>
            {needs.product}: {formatEuro(needs.total)} im Monat
          </dd>
        </div>
        <div>
          <dt>Wunschversorgung</dt>
          <dd>
            {desired.product}: {formatEuro(desired.total)} im Monat
          </dd>
        </div>
      </dl>
      <table className="example-table">
        <caption className="visually-hidden">
          Was die versicherte Person für die Wunschversorgung zahlt
        </caption>
        <thead>
          <tr>
            <th scope="col">Methode</th>
            <th scope="col" data-numeric>
              Mehrkosten
            </th>
            <th scope="col" data-numeric>
              Die Person zahlt im Monat
            </th>
          </tr>
        </thead>
        <tbody>
          {methods.map(({ method, extra, patientPays }) => (
            <tr key={method}>
              <th scope="row">{method}</th>
              <td data-numeric>{formatEuro(extra)}</td>
              <td data-numeric>{formatEuro(patientPays)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="field-hint">
        Für eine erwachsene Person mit Urininkontinenz, die von der Zuzahlung nicht befreit ist. Bei Methode B
        zahlt die Krankenkasse nichts zur Wunschversorgung; deshalb fällt dafür keine Zuzahlung an.
      </p>
    </section>
  );
}
