import type { StoredWording } from '#institution';
import { saveWording } from '#institution/calls';
import {
  filledWording,
  PLACEHOLDER_NAMES,
  PLACEHOLDERS,
  WORDING_LIMIT,
  wordingText,
} from '#institution/domain';
import { enteredText } from '../../ui/form/entered.ts';
import { Field } from '../../ui/form/field.tsx';
import { type } from '../../ui/form/saved/fill-form.ts';
import { SavedForm } from '../../ui/form/saved/saved-form.tsx';
import { useSavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { Submit } from '../../ui/form/submit.tsx';
import { RecordHistory } from '../history/record-history.tsx';
import { ScreenFrame } from '../screen/screen-frame.tsx';
import { SAVE_FAILED, SAVED } from '../screen/settings-texts.ts';
import { EXAMPLE, TEMPLATE } from './wording-example.ts';
import { wordingForm } from './wording-form.ts';

/** The declaration as it prints, with an example's values, and what is wrong with the text as it stands. */
function WordingPreview({ text }: { readonly text: string }) {
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

/** An institution's own wording of the declaration of Mehrkosten, as its contracts prescribe it. */
export function WordingScreen({ stored }: { readonly stored: StoredWording }) {
  const form = useSavedForm({ form: wordingForm, call: saveWording, stored });
  const text = enteredText(form.entered, 'wording');
  const field = () => {
    const control = document.getElementById(form.id)?.querySelector('textarea') ?? null;
    control?.focus();
    return control;
  };
  const write = (next: string) => {
    const control = field();
    if (control) type(control, next);
  };
  /** Puts a placeholder where the cursor is. */
  const insert = (name: string) => {
    const control = field();
    if (!control) return;
    const { selectionStart: from, selectionEnd: to, value } = control;
    const placed = `{{${name}}}`;
    type(control, `${value.slice(0, from)}${placed}${value.slice(to)}`);
    control.setSelectionRange(from + placed.length, from + placed.length);
  };
  return (
    <ScreenFrame
      title="Wortlaut der Erklärung"
      about="Schreibt ein Vertrag vor, wie die Mehrkostenübernahmeerklärung lautet, tragen Sie den Text hier ein. Er steht dann im Versorgungsvorschlag an der Stelle unserer Sätze, wenn eine Krankenkasse eine Pauschale zahlt. Die Tabelle mit den Beträgen darüber bleibt."
    >
      <SavedForm form={form} about="Wortlaut der Erklärung" savedText={SAVED} failureTitle={SAVE_FAILED}>
        <div className="wording-columns">
          <div className="stack">
            <Field
              name="wording"
              label="Wortlaut"
              note="ohne Text gilt unser Wortlaut; eine leere Zeile beginnt einen Absatz"
              type="textarea"
              limit={WORDING_LIMIT}
            />
            <div className="wording-buttons">
              {text.trim() === '' ? (
                <button type="button" className="button" onClick={() => write(TEMPLATE)}>
                  Vorlage einsetzen
                </button>
              ) : (
                <button type="button" className="button" onClick={() => write('')}>
                  Zurück zu unserem Wortlaut
                </button>
              )}
            </div>
            <section className="stack stack-s" aria-labelledby="placeholders-title">
              <h2 id="placeholders-title">Platzhalter</h2>
              <p className="field-hint">
                Ein Platzhalter wird an die Stelle des Cursors gesetzt. Was in der Beratung nicht bekannt ist,
                wird als Linie zum Ausfüllen gedruckt.
              </p>
              <ul className="placeholder-list">
                {PLACEHOLDER_NAMES.map((name) => (
                  <li key={name} className="placeholder-row">
                    <button type="button" className="button button-compact" onClick={() => insert(name)}>
                      {`{{${name}}}`}
                    </button>
                    <span>{PLACEHOLDERS[name]}</span>
                  </li>
                ))}
              </ul>
            </section>
          </div>
          <WordingPreview text={text} />
        </div>
        <div className="save-row">
          <Submit>speichern</Submit>
        </div>
      </SavedForm>
      <RecordHistory kind="wording" />
    </ScreenFrame>
  );
}
