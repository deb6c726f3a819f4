import type { ReadRecord } from './record-reader.ts';

type Failure = Exclude<ReadRecord['kind'], 'opened' | 'password' | 'other-institution'>;

const FAILURES: Readonly<Record<Failure, string>> = {
  foreign:
    'In dieser Datei ist keine Beratung aus Inkoberatung. Bitte wählen Sie das PDF einer Dokumentation, wie Sie es gesichert oder erhalten haben. Ausdrucke, Scans und ältere Dokumentationen lassen sich nicht öffnen.',
  broken: 'Die Datei ist beschädigt und lässt sich nicht lesen.',
  changed:
    'Die Beratung in dieser Datei ist nicht mehr die, die gesichert wurde. Sie wird deshalb nicht übernommen.',
  newer:
    'Diese Dokumentation stammt aus einer neueren Version von Inkoberatung. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'too-large': 'Die Datei ist zu groß. Eine Dokumentation hat höchstens 10 MB.',
  time: 'Das Lesen der Datei dauert zu lange und wurde beendet.',
  'not-loaded':
    'Was zum Lesen nötig ist, konnte nicht geladen werden. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  'no-https': 'Ohne https kann der Browser verschlüsselte Dateien nicht lesen.',
  unreadable: 'Der Browser kann die Datei nicht lesen. Bitte wählen Sie sie noch einmal aus.',
};

/** Why a record could not be opened, in words; null if it was, or only wants a password. */
export function failureInWords(read: ReadRecord): string | null {
  if (read.kind === 'opened' || read.kind === 'password') return null;
  if (read.kind !== 'other-institution') return FAILURES[read.kind];
  const name = read.name === '' ? 'einer anderen Einrichtung' : `„${read.name}“`;
  return `Diese Dokumentation stammt von ${name}. Öffnen lässt sie sich nur dort.`;
}
