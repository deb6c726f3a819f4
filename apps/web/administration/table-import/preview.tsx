import type { StagedTable } from '#platform';

/** What an uploaded table would change: how much of it, what is wrong with it, and each difference. */
export function Preview({ staged }: { readonly staged: StagedTable }) {
  const { edited, inserted, notEdited, errors, faults, differences } = staged;
  return (
    <>
      <dl className="import-counts">
        <Count label="geändert" value={edited} />
        <Count label="neu" value={inserted} />
        <Count label="identisch" value={notEdited} />
        <Count label="fehlerhaft" value={errors} />
      </dl>
      {errors > 0 ? (
        <section className="message message-cost" aria-labelledby="import-faults">
          <h3 id="import-faults">
            {errors === 1 ? 'Eine Zeile ist fehlerhaft' : `${errors} Zeilen sind fehlerhaft`} und bleibt außen
            vor
          </h3>
          <ul className="import-list">
            {faults.map(({ line, column, message }) => (
              <li key={`${line}/${column ?? ''}/${message}`}>
                Zeile {line}
                {column ? `, Spalte ${column}` : ''}: {message}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {differences.length > 0 ? (
        <section aria-labelledby="import-differences">
          <h3 id="import-differences">Das würde sich ändern</h3>
          <ul className="import-list">
            {differences.map(({ line, name, inserted: isNew, fields }) => (
              <li key={line}>
                <strong>{name}</strong> {isNew ? '(neu)' : ''}{' '}
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
        <p>Die Datei ändert nichts.</p>
      )}
    </>
  );
}

function Count({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="number">{value}</dd>
    </div>
  );
}
