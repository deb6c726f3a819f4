import { COVER } from '../discreet/use-discreet.ts';

/** An answer of a card in words. */
export interface CardRow {
  readonly field: string;
  readonly value: string;
  /** The answer that it replaces; empty if it replaces none. */
  readonly before: string;
  /** Whether Diskret covers it: a card names a person in every line. */
  readonly covered: boolean;
}

interface CardPreviewProps {
  readonly rows: readonly CardRow[];
  readonly unread: readonly string[];
}

/** What a card gives, and what was not understood. */
export function CardPreview({ rows, unread }: CardPreviewProps) {
  return (
    <div role="status" className="stack">
      {rows.length > 0 && (
        <>
          <h3>Das wird übernommen</h3>
          <dl className="card-taken">
            {rows.map(({ field, value, before, covered }) => (
              <div key={field}>
                <dt>{field}</dt>
                <dd>
                  {covered ? COVER : value}
                  {before !== '' && <span className="card-before">ersetzt: {covered ? COVER : before}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {unread.length > 0 && (
        <div className="message message-notice">
          <p>Nicht übernommen, weil nicht verstanden:</p>
          <ul className="card-unread">
            {unread.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text, in their order
              <li key={index}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
