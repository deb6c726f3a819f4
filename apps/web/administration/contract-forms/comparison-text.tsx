import type { FileComparison, ManagedForm } from '#pdf';
import { FIXED, type FormField, formValueOf, type MappedField } from '#pdf/domain';
import { wordsOf } from './value-options.tsx';

/** Further fields are only counted. */
const MOST_NAMED = 100;

/** What another file changes in a form: what stays, what is lost, what is new. */
export function ComparisonText(props: { comparison: FileComparison; stored: ManagedForm }) {
  const { comparison, stored } = props;
  const { pages, common, added, gone, unfit, mapping, unprotected } = comparison;
  const same = added.length === 0 && gone.length === 0 && unfit.length === 0;
  const lost = stored.mapping.length - mapping.length;
  return (
    <>
      <p>
        {same ? 'Die Datei hat dieselben Felder.' : `${fieldCount(common)} gibt es in beiden Dateien.`}{' '}
        {mapping.length === 0
          ? 'Noch ist kein Feld zugeordnet.'
          : lost === 0
            ? 'Alles, was in den Feldern steht, bleibt.'
            : `${mapping.length} von ${stored.mapping.length} Angaben bleiben.`}{' '}
        {pages.before !== pages.after &&
          `Bisher ${pageCount(pages.before)}, jetzt ${pageCount(pages.after)}.`}
      </p>
      {unprotected && <p>Die Datei ist vor Änderungen geschützt und wird ohne diesen Schutz gespeichert.</p>}
      {lost > 0 && (
        <p className="message message-notice">
          {lost === 1 ? 'Eine Angabe geht' : `${lost} Angaben gehen`} verloren.
        </p>
      )}
      <Fields
        title="Fällt weg"
        lines={[
          ...gone.map(({ field, entries }) => ({ field, entries })),
          ...unfit.map(({ field, entry }) => ({ field, entries: [entry], changed: true })),
        ]}
      />
      <Fields title="Ist neu" lines={added.map((field) => ({ field, entries: [] }))} />
    </>
  );
}

interface FieldLine {
  readonly field: FormField;
  readonly entries: readonly MappedField[];
  /** The field remains, but cannot hold that any more. */
  readonly changed?: boolean;
}

function Fields({ title, lines }: { title: string; lines: readonly FieldLine[] }) {
  if (lines.length === 0) return null;
  const more = lines.length - MOST_NAMED;
  return (
    <section className="stack stack-s form-comparison" aria-label={title}>
      <h4>
        {title} ({lines.length})
      </h4>
      <ul>
        {lines.slice(0, MOST_NAMED).map(({ field, entries, changed }) => (
          <li key={`${field.name} ${entries[0]?.option ?? ''}`}>
            {field.label || field.name} <span className="field-hint">(Seite {field.page})</span>
            {changed && ' – das Feld ist jetzt anders'}
            {entries.map((entry) => (
              <span className="form-comparison-value" key={`${entry.option} ${entry.value}`}>
                bisher: {heldBy(entry)}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="field-hint">Und {more} weitere.</p>}
    </section>
  );
}

/** What was to stand in a field, in words. */
function heldBy({ option, value, text = '' }: MappedField): string {
  if (value === FIXED) return `„${text}“`;
  const known = formValueOf(value);
  const words = known === undefined ? value : wordsOf(known);
  return option === null ? words : `${words} (Kästchen „${option}“)`;
}

const fieldCount = (count: number) => (count === 1 ? '1 Feld' : `${count} Felder`);
const pageCount = (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`);
