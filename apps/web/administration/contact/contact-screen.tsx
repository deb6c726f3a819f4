import { useState } from 'react';
import type { ContactData } from '#institution';
import { SavedForm } from '../../ui/form/saved/saved-form.tsx';
import { useSavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { Submit } from '../../ui/form/submit.tsx';
import { RecordHistory } from '../history/record-history.tsx';
import { ScreenFrame } from '../screen/screen-frame.tsx';
import { SAVE_FAILED, SAVED } from '../screen/settings-texts.ts';
import { ContactFields } from './contact-fields.tsx';
import { contactForm, type PasswordState, storedContact } from './contact-form.ts';
import { LetterheadPreview } from './letterhead-preview.tsx';
import { PdfPasswordField } from './pdf-password-field.tsx';

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
    stored,
    onSaved: ({ changed }) => setMailChanged(changed === true),
  });
  return (
    <ScreenFrame title="Kontaktdaten" about="So nennen die Dokumente der Beratung Ihre Institution.">
      <SavedForm form={form} about="Kontaktdaten" savedText={SAVED} failureTitle={SAVE_FAILED}>
        <div className="contact-columns">
          <ContactFields />
          <LetterheadPreview entered={form.entered} />
          {contact.trial ? null : <PdfPasswordField tag={stored.passwordTag} state={password} />}
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
