import type { AuditLine } from '#auth/domain';

/** Changes that a line names before its details are opened. */
const IN_LINE = 1;

/** What an entry of the audit log tells: one sentence, what changed first, and the rest on demand. */
export function EntryText({ line }: { readonly line: Omit<AuditLine, 'what' | 'who' | 'whom'> }) {
  const { sentence, notes, changes } = line;
  const more = changes.length - IN_LINE;
  return (
    <>
      <span>{sentence}</span>
      {notes === '' ? null : <span className="entry-notes"> ({notes})</span>}
      {changes.length === 0 ? null : more <= 0 ? (
        <span className="entry-change">
          {changes.map((change) => (
            <ChangeText key={keyOf(change)} {...change} />
          ))}
        </span>
      ) : (
        <details className="entry-change">
          <summary>
            {changes.slice(0, IN_LINE).map((change) => (
              <ChangeText key={keyOf(change)} {...change} short />
            ))}{' '}
            und {more} {more === 1 ? 'weitere Angabe' : 'weitere Angaben'}
          </summary>
          <ul>
            {changes.map((change) => (
              <li key={keyOf(change)}>
                <ChangeText {...change} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Several texts of one kind may have changed at once. */
const keyOf = ({ field, before, after }: AuditLine['changes'][number]) => [field, before, after].join('\n');

/** Most characters of a value in a summary. */
const SHORT = 60;

/** 'Preis: 6,45 € → 6,55 €'; both values are distinguished by more than their place. */
function ChangeText({
  field,
  before,
  after,
  short = false,
}: AuditLine['changes'][number] & { readonly short?: boolean }) {
  const cut = (text: string) => (short && text.length > SHORT ? `${text.slice(0, SHORT)} …` : text);
  return (
    <>
      {field}: {before === null ? null : <del>{cut(before)}</del>}
      {before === null || after === null ? null : <span aria-hidden="true"> → </span>}
      {after === null ? null : <ins>{cut(after)}</ins>}
    </>
  );
}
