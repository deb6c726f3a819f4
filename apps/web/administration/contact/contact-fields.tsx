import { CARD_FIELDS } from '#institution/domain';
import { Field } from '../../ui/form/field.tsx';

const CARD_NOTE = `was Ihr Kartenleser in welcher Zeile tippt, eine Angabe je Zeile: ${CARD_FIELDS.join(', ')}; „-“ für eine Zeile, die nicht gebraucht wird. Mehrere Angaben einer Zeile stehen mit ihrem Trennzeichen: Nachname, Vorname oder Postleitzahl Ort`;

/** Address, contact and Institutionskennzeichen. Documents leave out empty fields. */
export function ContactFields() {
  return (
    <div className="stack">
      <Field name="Name" label="Firma" required maxLength={120} autoComplete="organization" />
      <div className="account-line">
        <Field name="Strasse" label="Straße" required maxLength={200} autoComplete="address-line1" />
        <Field name="Hausnummer" label="Hausnummer" required maxLength={20} />
      </div>
      <div className="account-line account-line-reversed">
        <Field name="PLZ" label="PLZ" required maxLength={10} autoComplete="postal-code" />
        <Field name="Ort" label="Ort" required maxLength={100} autoComplete="address-level2" />
      </div>
      <div className="contact-pair">
        <Field name="Telefon" label="Telefon" type="tel" maxLength={50} autoComplete="tel" />
        <Field name="Fax" label="Fax" type="tel" maxLength={50} />
      </div>
      <Field
        name="Ansprechpartner"
        label="Ansprechpartner"
        note="steht als Kontakt in den Dokumenten"
        maxLength={200}
      />
      <Field
        name="Email"
        label="E-Mail"
        note="steht als Adresse in den Dokumenten"
        type="email"
        maxLength={254}
        autoComplete="email"
      />
      <Field name="Webseite" label="Webseite" maxLength={200} plain autoComplete="url" />
      <Field
        name="IK"
        label="Institutionskennzeichen (IK)"
        note="neun Ziffern; ohne Angabe steht keines in den Dokumenten"
        inputMode="numeric"
        maxLength={20}
      />
      <Field
        name="Beraternamen"
        label="Namen der Beratenden"
        note="ein Name je Zeile, höchstens 50; sie stehen in der Beratung zur Wahl und als „Beraten durch“ in den Dokumenten"
        type="textarea"
        maxLength={3100}
      />
      <Field
        name="Kartenzeilen"
        label="Zeilen der Gesundheitskarte"
        note={CARD_NOTE}
        type="textarea"
        maxLength={1000}
      />
    </div>
  );
}
