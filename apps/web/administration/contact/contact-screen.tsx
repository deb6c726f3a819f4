import { useState } from 'react';
import { isStrongPassword } from '#auth/domain';
import type { ContactData } from '#institution';
import { saveContact, showPdfPassword } from '#institution/calls';
import { CARD_FIELDS, letterheadLines, PDF_PASSWORD_MAX_BYTES } from '#institution/domain';
import { makeCall } from '../../session/make-call.ts';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { describedBy, FieldNotes } from '../../ui/fields/field.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { type Entered, enteredText } from '../../ui/form/entered.ts';
import { Field } from '../../ui/form/field.tsx';
import { useFieldView } from '../../ui/form/form-view.ts';
import { ANOTHER_SECRET } from '../../ui/form/merge/form-merge.ts';
import { SavedForm } from '../../ui/form/saved/saved-form.tsx';
import { useSavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { StoredNow } from '../../ui/form/stored-now.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { PasswordInput } from '../../ui/password/password-input.tsx';
import { RecordHistory } from '../history/record-history.tsx';
import { ScreenFrame } from '../screen/screen-frame.tsx';
import { SAVE_FAILED, SAVED } from '../screen/settings-texts.ts';
import { contactForm, type PasswordState, storedContact } from './contact-form.ts';

const STATES: Readonly<Record<PasswordState, string>> = {
  none: 'Es ist noch keines gespeichert. Ohne PDF-Passwort lassen sich keine Dokumente per E-Mail senden.',
  strong: 'Gespeichert ist ein Passwort: sicher.',
  weak: 'Gespeichert ist ein Passwort: unsicher.',
  unreadable: 'Das gespeicherte Passwort kann nicht gelesen werden. Bitte geben Sie es neu an.',
};

interface PdfPasswordFieldProps {
  /** State of the stored password. */
  readonly state: PasswordState;
  /** Changes whenever the stored password changes. */
  readonly tag: string;
}

/** The password that encrypts sent documents. A new one can be typed; the stored one is shown on request. */
function PdfPasswordField({ state, tag }: PdfPasswordFieldProps) {
  const { id, name, typed, error, initial } = useFieldView('PdfPasswort');
  const noted = {
    id,
    label: 'PDF-Passwort',
    note: state === 'none' || state === 'unreadable' ? null : 'leer lassen, um das gespeicherte zu behalten',
    error,
  };
  return (
    <section className="stack" aria-labelledby="pdf-password-title">
      <h2 id="pdf-password-title">PDF-Passwort</h2>
      <p>
        Mit diesem Passwort öffnen Ihre Kunden die Dokumente, die Sie ihnen per E-Mail senden. {STATES[state]}
      </p>
      {state === 'strong' || state === 'weak' ? <StoredPassword key={tag} /> : null}
      <div className="field" id={id}>
        <label className="field-label" htmlFor={`${id}-input`}>
          {state === 'none' ? 'PDF-Passwort' : 'Neues PDF-Passwort'}
        </label>
        <FieldNotes {...noted}>
          <StoredNow name={name} label="PDF-Passwort" inWords={secretInWords} />
        </FieldNotes>
        <PasswordInput
          id={`${id}-input`}
          name={name}
          defaultValue={initial}
          maxLength={PDF_PASSWORD_MAX_BYTES}
          autoComplete="new-password"
          aria-invalid={error ? true : undefined}
          aria-describedby={[describedBy(noted), `${id}-strength`].filter(Boolean).join(' ')}
        />
        <p className="field-hint" id={`${id}-strength`} role="status">
          {typed === '' ? '' : isStrongPassword(typed) ? 'sicher' : WEAK}
        </p>
      </div>
      <Checkbox name="KennwortJeVersand" label="Eigenes Kennwort je Versand" note={EACH} />
    </section>
  );
}

/** A conflict shows neither password. */
const secretInWords = (text: string) =>
  text === ''
    ? 'das frühere'
    : text === ANOTHER_SECRET
      ? 'ein anderes PDF-Passwort'
      : 'mein neues PDF-Passwort';

const EACH =
  'Jedes versendete Dokument öffnet sich nur mit einem neuen Kennwort, das nirgends gespeichert wird.';

const WEAK =
  'unsicher: Sicher ist es ab 8 Zeichen mit Großbuchstabe, Kleinbuchstabe, Ziffer und Sonderzeichen.';

/** Shows the stored PDF password on request; it is not part of the page before that. */
function StoredPassword() {
  const [busy, setBusy] = useState(false);
  const [password, setPassword] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const show = async () => {
    setBusy(true);
    const answer = await makeCall(showPdfPassword, {});
    setBusy(false);
    setFailure(answer.ok ? null : answer.message);
    setPassword(answer.ok ? (answer.value.password ?? '–') : null);
  };
  return (
    <div className="row stored-password">
      {password === null ? (
        <BusyButton className="button" busy={busy} onClick={() => void show()}>
          Gespeichertes Passwort anzeigen
        </BusyButton>
      ) : (
        <button type="button" className="button" onClick={() => setPassword(null)}>
          Gespeichertes Passwort verbergen
        </button>
      )}
      <output>
        {password === null ? '' : <code>{password}</code>}
        {failure}
      </output>
    </div>
  );
}

const CARD_NOTE = `was Ihr Kartenleser in welcher Zeile tippt, eine Angabe je Zeile: ${CARD_FIELDS.join(', ')}; „-“ für eine Zeile, die nicht gebraucht wird. Mehrere Angaben einer Zeile stehen mit ihrem Trennzeichen: Nachname, Vorname oder Postleitzahl Ort`;

/** Address, contact and Institutionskennzeichen. Documents leave out empty fields. */
function ContactFields() {
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

interface ContactScreenProps {
  readonly contact: ContactData;
  readonly password: PasswordState;
}

/** The button may have been pressed far above the visible part. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** The institution's data as its documents show them (access specification, section 2, 'Contact data'). */
export function ContactScreen({ contact, password }: ContactScreenProps) {
  const [mailChanged, setMailChanged] = useState(false);
  const stored = storedContact(contact);
  const form = useSavedForm({
    form: contactForm,
    call: saveContact,
    stored,
    storedOf: storedContact,
    onSaved: (saved) => setMailChanged(saved.mailChanged),
  });
  return (
    <ScreenFrame title="Kontaktdaten" about="So nennen die Dokumente der Beratung Ihre Institution.">
      <SavedForm form={form} about="Kontaktdaten" savedText={SAVED} failureTitle={SAVE_FAILED}>
        <div className="contact-columns">
          <ContactFields />
          <LetterheadPreview entered={form.entered} />
          {contact.trial ? (
            // Kept as it is: nothing is sent in the trial.
            contact.KennwortJeVersand && <input type="hidden" name="KennwortJeVersand" value="on" />
          ) : (
            <PdfPasswordField tag={stored.passwordTag} state={password} />
          )}
        </div>
        <div className="save-row">
          <Submit>speichern</Submit>
        </div>
        <div role="status">
          {mailChanged && form.saved ? (
            <p className="message message-notice contact-notice" ref={bringIntoView}>
              Bitte beachten Sie, dass die Änderungen nur für die Anzeige auf den generierten PDFs
              „Dokumentation“ und „Versorgungsvorschlag“ gelten. Ihre für den Versand der PDFs hinterlegte
              E-Mail-Adresse können Sie im Menü unter dem Reiter „Benutzer“ ändern.
            </p>
          ) : null}
        </div>
      </SavedForm>
      <RecordHistory kind="contact" />
    </ScreenFrame>
  );
}

/** The letterhead as documents print it, for the values typed so far. */
function LetterheadPreview({ entered }: { readonly entered: Entered }) {
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
