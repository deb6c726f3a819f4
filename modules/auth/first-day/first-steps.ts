import type { Berechnungsmethode } from '#institution/domain';

/** What a main user sets up on the first day, in the order of the list. */
export const FIRST_STEPS = ['contact', 'pdf-password', 'insurers', 'prices', 'method', 'colleagues'] as const;
export type FirstStepKey = (typeof FIRST_STEPS)[number];

/** A step of the first day. */
export interface FirstStep {
  readonly key: FirstStepKey;
  readonly done: boolean;
  /** How far it is, in words. */
  readonly state: string;
  /** What applies is complete without it: the user may leave it so. */
  readonly optional: boolean;
}

/** The state of an institution that the list is made from. */
interface FirstDayFacts {
  /** Labels of contact data that its documents lack. */
  readonly missingContact: readonly string[];
  readonly pdfPassword: boolean;
  /** Chosen Krankenkassen, own ones included. */
  readonly insurers: number;
  /** Krankenkassen of the vendor's list, which applies until some are chosen. */
  readonly listed: number;
  readonly prices: number;
  readonly method: Berechnungsmethode;
  /** Whether somebody has ever saved the method. */
  readonly methodChosen: boolean;
  /** Users, the main user included. */
  readonly users: number;
  readonly vendorName: string;
}

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`;

type StepWords = Omit<FirstStep, 'key'>;

/** The state of each step in words. */
const STEPS: Readonly<Record<FirstStepKey, (facts: FirstDayFacts) => StepWords>> = {
  contact: ({ missingContact }) => ({
    done: missingContact.length === 0,
    optional: false,
    state:
      missingContact.length === 0
        ? 'Anschrift und Kontakt stehen auf Ihren Dokumenten.'
        : `Auf Ihren Dokumenten ${missingContact.length === 1 ? 'fehlt' : 'fehlen'}: ${missingContact.join(', ')}.`,
  }),
  'pdf-password': ({ pdfPassword }) => ({
    done: pdfPassword,
    optional: true,
    state: pdfPassword
      ? 'Dokumente werden damit vor dem Versand verschlüsselt.'
      : 'Noch keines: Ohne PDF-Passwort lassen sich Dokumente nicht per E-Mail versenden.',
  }),
  insurers: ({ insurers, listed, vendorName }) => ({
    done: insurers > 0,
    optional: true,
    state:
      insurers > 0
        ? `${counted(insurers, 'Krankenkasse ist', 'Krankenkassen sind')} gewählt.`
        : `Zur Wahl steht die ganze Liste von ${vendorName} (${counted(listed, 'Eintrag', 'Einträge')}).`,
  }),
  prices: ({ prices }) => ({
    done: prices > 0,
    optional: true,
    state:
      prices > 0
        ? `${counted(prices, 'eigener Preis ist', 'eigene Preise sind')} eingetragen.`
        : 'Noch keine eigenen Preise: Gerechnet wird mit der UVP.',
  }),
  method: ({ method, methodChosen }) => ({
    done: methodChosen,
    optional: true,
    state: methodChosen
      ? `Gerechnet wird nach Methode ${method}.`
      : `Voreingestellt ist Methode ${method}: Sie bestimmt, was Versicherte für eine Wunschversorgung zahlen.`,
  }),
  colleagues: ({ users }) => ({
    done: users > 1,
    optional: true,
    state:
      users > 1
        ? `${counted(users, 'Zugang', 'Zugänge')}, Ihrer mitgezählt.`
        : 'Nur Sie haben einen Zugang. Jede Beraterin und jeder Berater bekommt einen eigenen.',
  }),
};

/** The steps of an institution's first day, each with its state in words. */
export function firstSteps(facts: FirstDayFacts, keys: readonly FirstStepKey[]): readonly FirstStep[] {
  return keys.map((key) => ({ key, ...STEPS[key](facts) }));
}
