import { letterheadLines } from '#institution/domain';
import { type Entered, enteredText } from '../../ui/form/entered.ts';

/** The letterhead as documents print it, for the values typed so far. */
export function LetterheadPreview({ entered }: { readonly entered: Entered }) {
  const text = (name: string) => enteredText(entered, name);
  const { name, address, contact } = letterheadLines({
    name: text('Name').trim(),
    strasse: text('Strasse'),
    hausnummer: text('Hausnummer'),
    plz: text('PLZ'),
    ort: text('Ort'),
    telefon: text('Telefon'),
    fax: text('Fax'),
    email: text('Email'),
    webseite: text('Webseite'),
    ansprechpartner: text('Ansprechpartner'),
    ik: text('IK').replaceAll(/\s/g, ''),
  });
  return (
    <section className="contact-preview" aria-labelledby="preview-title">
      <h2 id="preview-title">Vorschau des Briefkopfs</h2>
      <div className="contact-sheet">
        <div className="paper-head">
          <div>
            <p className="paper-name">{name}</p>
            <Lines texts={address} />
          </div>
          <div className="paper-contact">
            <Lines texts={contact} />
          </div>
        </div>
      </div>
      <p className="field-hint">So steht er oben auf der ersten Seite jedes Dokuments.</p>
    </section>
  );
}

function Lines({ texts }: { readonly texts: readonly string[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and two may be equal.
  return texts.map((text, index) => <p key={index}>{text}</p>);
}
