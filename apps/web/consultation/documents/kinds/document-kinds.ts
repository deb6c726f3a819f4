import { isPrivatelyInsured } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import type { Right } from '#platform/domain';

/** The documents of a consultation; 'take-home' is for the person alone and never has to be made. */
export type DocumentKind = 'documentation' | 'proposal' | 'application' | 'take-home';

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

export const DOCUMENTS: Readonly<Record<DocumentKind, DocumentWords>> = {
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
    title: 'Pflegehilfsmittelantrag',
    file: 'pflegehilfsmittelantrag',
    about: 'Der Antrag an die Pflegekasse auf Pflegehilfsmittel zum Verbrauch.',
  },
  'take-home': {
    title: 'Zum Mitnehmen',
    file: 'zum-mitnehmen',
    about:
      'In großer Schrift: Anlegen und Wechseln, wen man anruft, was zu melden ist, die nächsten Termine.',
  },
};

/** What a private Pflegepflichtversicherung gets in place of the application. */
const PRIVATE_LIST: Pick<DocumentWords, 'title' | 'about'> = {
  title: 'Aufstellung der Pflegehilfsmittel',
  about: 'Für die private Pflegepflichtversicherung: was gebraucht wird, ohne die Sätze der Pflegekassen.',
};

/** What a document is for the person of this insurer. */
export function wordsFor(
  kind: DocumentKind,
  insurer: Krankenkasse | null,
): Pick<DocumentWords, 'title' | 'about'> {
  return kind === 'application' && insurer !== null && isPrivatelyInsured(insurer)
    ? PRIVATE_LIST
    : DOCUMENTS[kind];
}

export const isFormKind = (kind: HandedKind): kind is FormKind => kind.startsWith('form:');

/** Names of anything that was handed out; a form's own name stays in the list that offers it. */
export const wordsOf = (kind: HandedKind): Pick<DocumentWords, 'title' | 'file'> =>
  isFormKind(kind) ? { title: 'Vertragsformular', file: 'vertragsformular' } : DOCUMENTS[kind];

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
