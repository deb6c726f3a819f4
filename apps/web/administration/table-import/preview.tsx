import type { StagedTable } from '#platform';
import { csvFile } from '#platform/domain';
import { saveFile } from '../../ui/files/save-file.ts';

/** The preview of an uploaded table: counts, faults, and each difference. */
export function Preview({ staged }: { readonly staged: StagedTable }) {
  const { edited, inserted, notEdited, errors, ignored, faults, differences } = staged;
  // The first line names the columns: without it no other can be read.
  const whole = faults.find(({ line }) => line === 1);
  return (
    <>
      <dl className="import-counts">
        <Count label="geändert" value={edited} />
        <Count label="neu" value={inserted} />
        <Count label="identisch" value={notEdited} />
        <Count label="fehlerhaft" value={errors} />
      </dl>
      {whole === undefined ? null : (
        <p className="message message-cost">Die Datei wird nicht übernommen: {whole.message}</p>
      )}
      {ignored.length === 0 ? null : (
        <p className="message">
          {ignored.length === 1 ? 'Diese Spalte' : 'Diese Spalten'} hat die Tabelle nicht; daraus wird nichts
          übernommen: {ignored.join(', ')}
        </p>
      )}
      {errors > 0 && whole === undefined ? (
        <section className="message message-cost" aria-labelledby="import-faults">
          <h3 id="import-faults">
            {errors === 1
              ? 'Eine Zeile ist fehlerhaft und wird nicht übernommen.'
              : `${errors} Zeilen sind fehlerhaft und werden nicht übernommen.`}
          </h3>
          <ul className="import-list">
            {faults.map((fault) => (
              <li key={`${fault.line}/${fault.column ?? ''}/${fault.message}`}>
                {placeInWords(fault)}: {fault.message}
              </li>
            ))}
          </ul>
          <button type="button" className="button" onClick={() => saveFaults(faults)}>
            Fehlerliste als CSV
          </button>
        </section>
      ) : null}
      {differences.length > 0 ? (
        <section aria-labelledby="import-differences">
          <h3 id="import-differences">Das würde sich ändern</h3>
          <ul className="import-list">
            {differences.map(({ name, inserted: isNew, fields, ...place }) => (
              <li key={place.line}>
                {placeInWords(place)}: <strong>{name}</strong> {isNew ? '(neu)' : ''}{' '}
                {fields
                  .map(({ label, before, after }) =>
                    before === null
                      ? `${label} ${after || '–'}`
                      : `${label} ${before || '–'} → ${after || '–'}`,
                  )
                  .join(', ')}
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <p>Die Datei ändert nichts.{errors === 0 ? ' Alles ist identisch.' : ''}</p>
      )}
    </>
  );
}

/** Where something is: the row as a spreadsheet counts it and, where cells go over several lines, that of the file. */
function placeInWords(
  fault: Pick<StagedTable['faults'][number], 'line' | 'sheetRow' | 'of' | 'column'>,
): string {
  const { line, sheetRow = line, of, column } = fault;
  return [
    `Zeile ${sheetRow}${sheetRow === line ? '' : ` (in der Datei Zeile ${line})`}`,
    ...(of === undefined ? [] : [of]),
    ...(column === undefined ? [] : [`Spalte ${column}`]),
  ].join(', ');
}

/** Downloads the faults as a file, for correcting the table elsewhere. */
function saveFaults(faults: StagedTable['faults']): void {
  const rows = faults.map(({ line, sheetRow = line, of = '', column = '', message }) => [
    String(sheetRow),
    String(line),
    of,
    column,
    message,
  ]);
  const csv = csvFile([['Zeile', 'Zeile der Datei', 'Eintrag', 'Spalte', 'Fehler'], ...rows]);
  saveFile('fehler.csv', csv, 'text/csv');
}

function Count({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="number" translate="no">
        {value}
      </dd>
    </div>
  );
}
