import type { Right } from '#platform/domain';

/** The three documents of a consultation. */
export type DocumentKind = 'documentation' | 'proposal' | 'application';

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
};

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
