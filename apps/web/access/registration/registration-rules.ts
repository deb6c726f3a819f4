import { registrationModel } from '#auth/domain';
import { fieldMessages } from '#platform/domain';
import type { RegistrationDraft } from './registration-draft.ts';

/** The steps and their fields, in order. */
export const REGISTRATION_STEPS = [
  {
    to: '/register1',
    name: 'Adressdaten',
    fields: ['Kundennummer', 'Name', 'Strasse', 'Hausnummer', 'PLZ', 'Ort'],
  },
  {
    to: '/register2',
    name: 'Benutzerdaten',
    fields: ['Anrede', 'Vorname', 'Nachname', 'Mail', 'MailRepeated'],
  },
  { to: '/register3', name: 'Passwort', fields: ['Password', 'repeated'] },
] as const;

/** Index of a step. */
export type RegistrationStepIndex = 0 | 1 | 2;
export type RegistrationField = (typeof REGISTRATION_STEPS)[number]['fields'][number];

/** Error messages by field. */
export type Problems = Readonly<Partial<Record<RegistrationField, string>>>;

/** The password and its repetition; never stored. */
export interface TypedPasswords {
  readonly password: string;
  readonly repeated: string;
}

/** The body of register.php. */
export function sentRegistration(draft: RegistrationDraft, { password }: TypedPasswords) {
  const { MailRepeated, withoutNumber, Kundennummer, KnrVerifiziert, ...fields } = draft;
  return {
    ...fields,
    Password: password,
    Kundennummer: withoutNumber ? '' : Kundennummer,
    KnrVerifiziert: !withoutNumber && KnrVerifiziert,
  };
}

/** Everything that blocks a registration (access specification, section 5). */
export function problemsOf(draft: RegistrationDraft, passwords: TypedPasswords): Problems {
  const parsed = registrationModel.safeParse(sentRegistration(draft, passwords));
  const problems: Partial<Record<string, string>> = { ...fieldMessages(parsed.error?.issues ?? []) };
  const number = problemOfNumber(draft);
  if (number !== null) problems.Kundennummer ??= number;
  if (draft.MailRepeated.trim() === '')
    problems.MailRepeated = 'Bitte füllen Sie das Feld „E-Mail wiederholen“ aus.';
  else if (plain(draft.Mail) !== plain(draft.MailRepeated))
    problems.MailRepeated = 'Die E-Mail-Adressen stimmen nicht überein.';
  if (passwords.password !== passwords.repeated)
    problems.repeated = 'Die beiden Passwörter stimmen nicht überein.';
  return problems;
}

/** Fields the server refused, with the values that were sent. */
export interface Refused {
  readonly problems: Problems;
  readonly sent: ReturnType<typeof sentRegistration>;
}

/** The refusals of fields that still have the value that was sent. */
export function stillRefused(refused: Refused | null, draft: RegistrationDraft, passwords: TypedPasswords) {
  if (refused === null) return {};
  const now: Readonly<Record<string, unknown>> = sentRegistration(draft, passwords);
  const then: Readonly<Record<string, unknown>> = refused.sent;
  return Object.fromEntries(
    Object.entries(refused.problems).filter(([field]) => now[field] === then[field]),
  ) as Problems;
}

/** The problems of some of the steps. */
export function problemsAt(problems: Problems, steps: readonly RegistrationStepIndex[]): Problems {
  const fields: readonly string[] = steps.flatMap((step) => [...REGISTRATION_STEPS[step].fields]);
  return Object.fromEntries(Object.entries(problems).filter(([field]) => fields.includes(field)));
}

/** Ids of elements that differ from the field's name. */
const ELEMENTS: Readonly<Partial<Record<RegistrationField, string>>> = { Password: 'password' };

/**
 * The problems as a list of links to the fields, in the order of the steps; `here` is the step that shows it.
 */
export function problemList(problems: Problems, here: RegistrationStepIndex) {
  return REGISTRATION_STEPS.flatMap(({ to, fields }, step) =>
    fields.flatMap((field) => {
      const message = problems[field];
      if (message === undefined) return [];
      const place = `#${ELEMENTS[field] ?? field}`;
      return step === here
        ? [{ id: field, text: message, to: place }]
        : [{ id: field, text: `Schritt ${step + 1}: ${message}`, to: to + place }];
    }),
  );
}

/** Addresses are compared in the form in which they are stored. */
const plain = (mail: string) => mail.trim().toLowerCase();

const NOT_CHECKED =
  'Ihre Kundennummer ist nicht bestätigt. Bitte lassen Sie sie prüfen oder wählen Sie „Ich habe keine Kundennummer“.';

function problemOfNumber({ withoutNumber, Kundennummer, KnrVerifiziert }: RegistrationDraft): string | null {
  if (withoutNumber) return null;
  if (Kundennummer.trim() === '')
    return 'Bitte geben Sie Ihre Kundennummer ein oder wählen Sie „Ich habe keine Kundennummer“.';
  return KnrVerifiziert ? null : NOT_CHECKED;
}
