import type { DryRunOutcome } from '../../consultation/recommendations/dry-run.ts';

/** What would be recommended, and what is missing for it. */
export function TrialResult({ outcome }: { readonly outcome: DryRunOutcome }) {
  const { key, follows, missing, products, lacking, hints } = outcome;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls beside the answers, also by keyboard.
    <section className="trial-result stack" aria-labelledby="trial-title" tabIndex={0}>
      <h2 id="trial-title">Ergebnis</h2>
      <p role="status">
        {key === null
          ? `Für eine Empfehlung ${missing.length === 1 ? 'fehlt noch eine Antwort' : `fehlen noch ${missing.length} Antworten`}.`
          : products.length === 0
            ? 'Zu diesen Antworten wird kein Produkt empfohlen.'
            : products.length === 1
              ? 'Ein Produkt wird empfohlen.'
              : `${products.length} Produkte werden empfohlen.`}
      </p>
      {key === null ? (
        <ul className="trial-list">
          {missing.map(({ id, text }) => (
            <li key={id}>
              <a href={`#trial-${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      ) : (
        <dl className="trial-facts">
          <dt>Schlüssel</dt>
          <dd>
            <code className="definition-id">{key}</code>
            {follows === null ? null : (
              <>
                , gilt wie <code className="definition-id">{follows}</code>
              </>
            )}
          </dd>
        </dl>
      )}
      {products.length === 0 ? null : (
        <>
          <h3>Produkte</h3>
          <ol className="trial-list">
            {products.map(({ id, name, note }) => (
              <li key={id}>
                {name} <span className="field-hint">{note}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {lacking.length === 0 ? null : (
        <>
          <h3>Fehlt im Katalog</h3>
          <ul className="trial-list">
            {lacking.map((number) => (
              <li key={number} className="product-missing">
                <span className="number" translate="no">
                  {number}
                </span>{' '}
                fehlt im Katalog
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>Hinweise</h3>
      {hints.length === 0 ? (
        <p>Zu diesen Antworten gibt es keine Hinweise.</p>
      ) : (
        <ul className="trial-list">
          {hints.map(({ key: hint, text }) => (
            <li key={hint}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
