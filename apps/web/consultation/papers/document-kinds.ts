import { aidSheet, careInsurance } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import type { Right } from '#platform/domain';

/**
 * The documents of a consultation. 'take-home' is for the person alone, 'receipt' for when care aids are handed over:
 * neither has to be made.
 */
export type DocumentKind = 'documentation' | 'proposal' | 'application' | 'receipt' | 'take-home';

/** A form that a contract prescribes, by its id. */
export type FormKind = `form:${number}`;

/** Anything that can be handed out. */
export type HandedKind = DocumentKind | FormKind;

/** Names of a document on screens and in file names. Never the patient's name: file names travel and persist. */
interface DocumentWords {
  readonly title: string;
  /** Prefix of its file names. */
  readonly file: string;
  readonly about: string;
}

const DOCUMENTS: Readonly<Record<DocumentKind, DocumentWords>> = {
  documentation: {
    title: 'Dokumentation',
    file: 'dokumentation',
    about: 'Das ganze Gespräch: Antworten, Empfehlung und gewählte Versorgung, mit Bestätigung der Beratung.',
  },
  proposal: {
    title: 'Versorgungsvorschlag',
    file: 'versorgungsvorschlag',
    about: 'Die Vorschläge mit Preisen, Pauschale und Zuzahlung, mit der Erklärung, wer die Kosten trägt.',
  },
  application: {
    ...aidSheet(null),
    about: 'Der Antrag an die Pflegekasse auf Pflegehilfsmittel zum Verbrauch.',
  },
  receipt: {
    title: 'Empfangsbestätigung',
    file: 'empfangsbestaetigung',
    about:
      'Für die Abrechnung mit der Pflegekasse: welche Pflegehilfsmittel in einem Monat übergeben wurden.',
  },
  'take-home': {
    title: 'Zum Mitnehmen',
    file: 'zum-mitnehmen',
    about:
      'In großer Schrift: Anlegen und Wechseln, wen man anruft, was zu melden ist, die nächsten Termine.',
  },
};

const ABOUT_LIST =
  'Für die private Pflegepflichtversicherung: was gebraucht wird, ohne die Sätze der Pflegekassen.';

const FORM: DocumentWords = { title: 'Vertragsformular', file: 'vertragsformular', about: '' };

export const isFormKind = (kind: HandedKind): kind is FormKind => kind.startsWith('form:');

/**
 * What anything that is handed out is called for the person of this insurer; a form's own name stays in the list that
 * offers it.
 *
 * @param insurer null while it is not known
 */
export function wordsOf(kind: HandedKind, insurer: Krankenkasse | null): DocumentWords {
  if (isFormKind(kind)) return FORM;
  if (kind !== 'application') return DOCUMENTS[kind];
  const listed = insurer !== null && careInsurance(insurer) === 'private';
  return { about: listed ? ABOUT_LIST : DOCUMENTS[kind].about, ...aidSheet(insurer) };
}

/** What a sent file holds: it keeps the title that it was sent under, whatever is answered afterwards. */
export function sentTitle({ kind, title }: SentAs): string {
  return title ?? wordsOf(kind, null).title;
}

interface SentAs {
  readonly kind: HandedKind;
  readonly title?: string | undefined;
}

/** What a user may do with documents (consultation specification, section 6). */
export interface DocumentRights {
  readonly show: boolean;
  readonly send: boolean;
}

/** pdf_vers allows viewing and sending, pdf_anzeig viewing. */
export function documentRights(rights: readonly Right[]): DocumentRights {
  const send = rights.includes('pdf_vers');
  return { send, show: send || rights.includes('pdf_anzeig') };
}
