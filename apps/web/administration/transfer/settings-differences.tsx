import type { StagedSettings } from '#consultation';

/** Further differences are collapsed. */
const SEEN_AT_ONCE = 20;

/** The differences by part: the current value beside the new one. */
export function SettingsDifferences({ differences }: Pick<StagedSettings, 'differences'>) {
  if (differences.length === 0) return <p>Die Datei ändert nichts.</p>;
  return differences.map(({ label, count, changes }) => (
    <details key={label} className="transfer-part" open={count <= SEEN_AT_ONCE}>
      <summary>
        {label} <span className="field-hint">({count === 1 ? 'eine Änderung' : `${count} Änderungen`})</span>
      </summary>
      <ul className="transfer-list">
        {changes.map(({ name, before, after }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>
              <span className="field-hint">jetzt:</span> {before ?? '–'}
            </span>
            <span>
              <span className="field-hint">danach:</span> {after ?? <em>fällt weg</em>}
            </span>
          </li>
        ))}
      </ul>
      {count > changes.length ? <p>Und {count - changes.length} weitere.</p> : null}
    </details>
  ));
}
