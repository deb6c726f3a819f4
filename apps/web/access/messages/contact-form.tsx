import { Link } from '@remix-run/react';
import { useId } from 'react';
import * as z from 'zod/mini';
import { sendContact } from '#auth/calls';
import { contactForm } from '#auth/domain';
import { useHydrated } from '../../ui/basics/use-hydrated.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormErrors } from '../../ui/form/form-messages.tsx';
import { formOf, TICKED } from '../../ui/form/form-schema.ts';
import { Submit } from '../../ui/form/submit.tsx';
import { MessageOutcome } from './message-outcome.tsx';
import { NeedsScript } from './needs-script.tsx';
import { useMessage } from './use-message.ts';

const SALUTATIONS = [
  { value: 'Frau', label: 'Frau' },
  { value: 'Herr', label: 'Herr' },
] as const;

const NO_CONSENT = 'Bitte akzeptieren Sie unsere Datenschutzbestimmungen.';

/** The message to the vendor, and the consent, which is not sent. */
const contact = formOf(
  z.extend(contactForm, {
    consent: z._default(z.boolean(), false).check(z.refine((given) => given, NO_CONSENT)),
  }),
  { consent: TICKED },
);

/**
 * Form for asking to be contacted (access specification, sections 2 and 5).
 *
 * @param props.telefon the vendor's number, shown if no mail can be sent; may be empty
 */
export function ContactForm({ telefon }: { telefon: string }) {
  // A prefix, because the page has another field for a Kundennummer.
  const form = useMessage(sendContact, contact, { prefix: 'kontakt-', own: ['consent'] });
  const hydrated = useHydrated();
  const hint = useId();
  const agreed = form.view.entered.consent === 'on';
  return (
    <Form form={form.view} className="stack contact-form" label="Kontakt" onChange={form.goOn}>
      <NeedsScript telefon={telefon} />
      {/* Disabled until hydrated: without scripts the form cannot be sent. */}
      <fieldset className="contact-fields" disabled={!hydrated}>
        <Field name="Institution" label="Institution" required autoComplete="organization" />
        <Field name="Kundennummer" label="Kundennummer (freiwillig)" autoComplete="off" />
        <div className="contact-whole">
          <ChoiceField name="Anrede" label="Anrede" required choices={SALUTATIONS} />
        </div>
        <Field name="Vorname" label="Vorname" required autoComplete="given-name" />
        <Field name="Nachname" label="Nachname" required autoComplete="family-name" />
        <div className="contact-short-first">
          <Field name="Plz" label="PLZ" required autoComplete="postal-code" />
          <Field name="Ort" label="Ort" required autoComplete="address-level2" />
        </div>
        <div className="contact-short-last">
          {/* The browser's own "street-address" covers several lines including the number. */}
          <Field name="Strasse" label="Straße" required autoComplete="address-line1" />
          <Field name="Hausnummer" label="Hausnummer" required autoComplete="off" />
        </div>
        <Field name="Mail" label="E-Mail" required autoComplete="email" type="email" />
        <Field name="Telefon" label="Telefon" required autoComplete="tel" type="tel" />
      </fieldset>
      <Checkbox
        name="consent"
        className="contact-consent"
        required
        disabled={!hydrated}
        label={
          <>
            Ich habe die{' '}
            <Link to="/datenschutz" target="_blank">
              Datenschutzbestimmungen
            </Link>{' '}
            gelesen und willige ein, dass meine Angaben verwendet werden, um mich zu kontaktieren. Die
            Einwilligung kann ich jederzeit widerrufen.
          </>
        }
      />
      <FormErrors />
      <MessageOutcome
        form={form}
        thanks="Vielen Dank für Ihr Interesse. Wir melden uns bei Ihnen."
        otherwise={telefon === '' ? null : `Sie erreichen uns auch unter ${telefon}.`}
      />
      <div className="contact-send">
        {/* Enabled without the consent: pressing it shows what is missing. */}
        <Submit disabled={!hydrated} held={!agreed} describedBy={agreed ? undefined : hint}>
          Nachricht abschicken
        </Submit>
        <p className="field-hint" id={hint}>
          {agreed ? '' : 'Zum Abschicken stimmen Sie bitte den Datenschutzbestimmungen zu.'}
        </p>
      </div>
    </Form>
  );
}
