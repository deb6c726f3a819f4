import { Link } from '@remix-run/react';
import { type FormEvent, type HTMLInputAutoCompleteAttribute, useId, useState } from 'react';
import { contactForm } from '#auth/domain';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { focusField } from '../ui/focus-field.ts';
import { AccountField } from './account-field.tsx';
import { MessageOutcome } from './message-outcome.tsx';
import { NeedsScript } from './needs-script.tsx';
import { useHydrated } from './use-hydrated.ts';
import { type MessageForm, useMessage } from './use-message.ts';

type Values = Record<keyof typeof contactForm.shape, string>;
type FieldName = Exclude<keyof Values, 'Anrede'>;

const EMPTY: Values = {
  Institution: '',
  Kundennummer: '',
  Anrede: '',
  Vorname: '',
  Nachname: '',
  Plz: '',
  Ort: '',
  Strasse: '',
  Hausnummer: '',
  Mail: '',
  Telefon: '',
};

const SALUTATIONS = [
  { value: 'Frau', label: 'Frau' },
  { value: 'Herr', label: 'Herr' },
] as const;

const NO_CONSENT = 'Bitte akzeptieren Sie unsere Datenschutzbestimmungen.';

/** Name under which the summary finds the box, as it finds the fields. */
const CONSENT = 'consent';

/** Ids of this form: the page has another field for a Kundennummer. */
const idOf = (name: string) => `kontakt-${name}`;

/**
 * Lets somebody ask to be contacted (access specification, sections 2 and 5).
 *
 * @param props.telefon the vendor's number, for when no mail can be sent; may be empty
 */
export function ContactForm({ telefon }: { telefon: string }) {
  const form = useMessage('register/sendMail.php', contactForm, EMPTY);
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const hydrated = useHydrated();
  const hint = useId();
  const { errors, state, attempt, change } = form;
  const busy = state.kind === 'busy';
  const consentError = asked && !agreed ? NO_CONSENT : null;
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!(await form.send(agreed))) return;
    setAgreed(false);
    setAsked(false);
  };
  const items = Object.keys({ ...errors, ...(consentError === null ? {} : { [CONSENT]: '' }) }).map(
    (name) => ({
      id: idOf(name),
      to: `#${idOf(name)}`,
      text: errors[name] ?? NO_CONSENT,
    }),
  );
  return (
    <form className="stack contact-form" noValidate onSubmit={onSubmit} aria-label="Kontakt">
      <NeedsScript telefon={telefon} />
      {/* Nobody types what a page without its scripts could not send. */}
      <fieldset className="contact-fields" disabled={!hydrated}>
        <Line form={form} name="Institution" label="Institution" autoComplete="organization" />
        <Line form={form} name="Kundennummer" label="Kundennummer" autoComplete="off" optional />
        <div className="contact-whole">
          <ChoiceGroup
            id={idOf('Anrede')}
            label="Anrede"
            required
            choices={SALUTATIONS}
            chosen={form.values.Anrede === '' ? [] : [form.values.Anrede]}
            error={errors.Anrede ?? null}
            onChoose={(Anrede) => change({ Anrede })}
          />
        </div>
        <Line form={form} name="Vorname" label="Vorname" autoComplete="given-name" />
        <Line form={form} name="Nachname" label="Nachname" autoComplete="family-name" />
        <div className="contact-short-first">
          <Line form={form} name="Plz" label="PLZ" autoComplete="postal-code" />
          <Line form={form} name="Ort" label="Ort" autoComplete="address-level2" />
        </div>
        <div className="contact-short-last">
          {/* The browser's own "street-address" is of several lines, with the number in it. */}
          <Line form={form} name="Strasse" label="Straße" autoComplete="address-line1" />
          <Line form={form} name="Hausnummer" label="Hausnummer" autoComplete="off" />
        </div>
        <Line form={form} name="Mail" label="E-Mail" autoComplete="email" type="email" />
        <Line form={form} name="Telefon" label="Telefon" autoComplete="tel" type="tel" />
      </fieldset>
      <div className="field" id={idOf(CONSENT)}>
        <label className="contact-consent">
          <input
            type="checkbox"
            checked={agreed}
            disabled={!hydrated}
            aria-required
            aria-invalid={consentError === null ? undefined : true}
            aria-describedby={consentError === null ? undefined : `${idOf(CONSENT)}-error`}
            onChange={(event) => setAgreed(event.target.checked)}
          />
          <span>
            Ich habe die{' '}
            <Link to="/datenschutz" target="_blank">
              Datenschutzbestimmungen
            </Link>{' '}
            gelesen und willige ein, dass meine Angaben verwendet werden, um mich zu kontaktieren. Die
            Einwilligung kann ich jederzeit widerrufen.
          </span>
        </label>
        {consentError === null ? null : (
          <p className="field-error" id={`${idOf(CONSENT)}-error`}>
            {consentError}
          </p>
        )}
      </div>
      <ErrorSummary
        title="Bitte überprüfen Sie Ihre Eingaben:"
        items={items}
        attempt={attempt}
        onJump={focusField}
      />
      <MessageOutcome
        form={form}
        thanks="Vielen Dank für Ihr Interesse. Wir melden uns bei Ihnen."
        otherwise={telefon === '' ? null : `Sie erreichen uns auch unter ${telefon}.`}
      />
      <div className="contact-send">
        {/* It can be pressed without the consent, and then says what is missing. */}
        <button
          type="submit"
          className="button button-primary"
          disabled={!hydrated}
          aria-disabled={!agreed || busy || undefined}
          aria-describedby={agreed ? undefined : hint}
        >
          {busy ? 'Wird verschickt …' : 'Nachricht abschicken'}
        </button>
        <p className="field-hint" id={hint}>
          {agreed ? '' : 'Zum Abschicken stimmen Sie bitte den Datenschutzbestimmungen zu.'}
        </p>
      </div>
    </form>
  );
}

function Line(props: {
  form: MessageForm<Values>;
  name: FieldName;
  label: string;
  autoComplete: HTMLInputAutoCompleteAttribute;
  type?: 'text' | 'email' | 'tel';
  optional?: boolean;
}) {
  const { form, name, label, autoComplete, type = 'text', optional = false } = props;
  return (
    <AccountField
      id={idOf(name)}
      label={optional ? `${label} (freiwillig)` : label}
      type={type}
      required={!optional}
      autoComplete={autoComplete}
      value={form.values[name]}
      error={form.errors[name] ?? null}
      onChange={(value) => form.change({ [name]: value })}
    />
  );
}
