import { filledWording, wordingText } from '#institution/domain';
import { EXAMPLE } from './wording-example.ts';

/** The declaration as it prints, with an example's values, and what is wrong with the text as it stands. */
export function WordingPreview({ text }: { readonly text: string }) {
  const checked = wordingText.safeParse(text);
  const own = text.trim() !== '';
  return (
    <section className="contact-preview" aria-labelledby="wording-preview-title">
      <h2 id="wording-preview-title">Vorschau mit einem Beispiel</h2>
      <div role="status">
        {checked.success ? null : (
          <p className="message message-notice">{checked.error.issues.map(({ message }) => message)[0]}</p>
        )}
      </div>
      <div className="contact-sheet wording-sheet">
        <p className="wording-title">Mehrkostenübernahmeerklärung</p>
        <dl className="wording-sums">
          {SUMS.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {own ? (
          filledWording(text, EXAMPLE).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no id, and two may be equal.
            <p key={index}>{paragraph}</p>
          ))
        ) : (
          <p className="field-hint">
            Hier stehen unsere Sätze. Sie nennen die angebotene Versorgung ohne Mehrkosten, wer was bezahlt
            und die Zuzahlung, passend zu Krankenkasse und Berechnungsmethode.
          </p>
        )}
      </div>
      <p className="field-hint">Namen und Beträge sind erfunden.</p>
    </section>
  );
}

const SUMS = [
  ['Gesamtpreis', EXAMPLE.preis],
  ['abzüglich der Pauschale (brutto)', `−\u00a0${EXAMPLE.pauschale}`],
  ['Mehrkosten im Monat', EXAMPLE.mehrkosten],
] as const;
