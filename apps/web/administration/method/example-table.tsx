import type { MethodExample } from '#consultation/domain';
import { formatEuro } from '#platform/domain';

/** The same care priced by each method, using the real calculation. */
export function ExampleTable({ example }: { readonly example: MethodExample | null }) {
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
