import { Link } from '@remix-run/react';
import { useId, useState } from 'react';
import { type Answers, givenAnswer, readCard, takeCard } from '#consultation/domain';
import { formatDay } from '#platform/domain';
import { useRight } from '../../session/frame-data.ts';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { useConsultation } from '../area/consultation-data.ts';
import { GENDERS } from '../area/gender-words.ts';
import { COVER, useDiscreet } from '../discreet/use-discreet.ts';

interface CardDialogProps {
  readonly answers: Answers;
  readonly change: (change: (answers: Answers) => Answers) => void;
  readonly onClose: () => void;
}

/** Longer than the lines or the XML of any card. */
const LONGEST = 20_000;

/** Takes what a card reader types or what is pasted, and shows what it would change before it does. */
export function CardDialog({ answers, change, onClose }: CardDialogProps) {
  const { cardLines, krankenkassen, today } = useConsultation();
  const maySet = useRight('kont_einst');
  const id = useId();
  const [text, setText] = useState('');
  const insurers = krankenkassen.map(({ Kasse }) => Kasse);
  const { taken, unread } = readCard(text, { template: cardLines, insurers, today });
  const shown = (field: string, value: string) => {
    if (field === 'Geschlecht') return GENDERS[value as keyof typeof GENDERS] ?? '';
    return field === 'Geburtsdatum' && value !== '' ? formatDay(value as typeof today) : value;
  };
  const discreet = useDiscreet();
  const rows = taken.map(({ field, value }): CardRow => {
    const before = givenAnswer(answers, field);
    return {
      field,
      value: shown(field, value),
      before: before === value ? '' : shown(field, before),
      covered: discreet,
    };
  });
  const take = () => {
    change((before) => takeCard(before, taken, today));
    onClose();
  };
  return (
    <Dialog title="Karte einlesen" onClose={onClose} wide>
      <p id={`${id}-about`}>
        {cardLines.length > 0
          ? 'Setzen Sie den Kartenleser ein: Er tippt die Zeilen in dieses Feld. Oder fügen Sie Zeilen oder XML der Gesundheitskarte ein.'
          : 'Fügen Sie das XML der Gesundheitskarte ein. Für Kartenleser, die tippen, braucht es eine Vorlage der Zeilen.'}
      </p>
      {cardLines.length === 0 && (
        <p>
          {maySet ? (
            <Link to="/settings/0">Vorlage in den Kontaktdaten hinterlegen</Link>
          ) : (
            'Der Hauptbenutzer Ihrer Institution hinterlegt die Vorlage in den Kontaktdaten.'
          )}
        </p>
      )}
      <div className="field">
        <label className="field-label" htmlFor={`${id}-text`}>
          Zeilen der Karte
        </label>
        <textarea
          id={`${id}-text`}
          className={discreet ? 'input covered-text' : 'input'}
          rows={5}
          maxLength={LONGEST}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-about`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <CardPreview rows={rows} unread={discreet ? unread.map(() => COVER) : unread} />
      <div className="dialog-actions">
        <button type="button" className="button button-primary" disabled={rows.length === 0} onClick={take}>
          Übernehmen
        </button>
        <button type="button" className="button" onClick={onClose}>
          Abbrechen
        </button>
      </div>
    </Dialog>
  );
}

/** An answer of a card in words. */
interface CardRow {
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
function CardPreview({ rows, unread }: CardPreviewProps) {
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
