import { useEffect, useRef, useState } from 'react';
import { lineFinder, MAX_RECORD_BYTES, meantPasswords } from '#pdf/domain';
import { useRight } from '../../session/frame-data.ts';
import { useConsultation } from '../area/consultation-data.ts';
import { newLineId } from '../care/line-id.ts';
import { askPassword } from '../papers/document-calls.ts';
import { loadCatalogue } from './catalogue-at-hand.ts';
import { type DraftOfRecord, draftOfRecord } from './draft-of-record.ts';
import { type ReadRecord, RecordReader } from './record-reader.ts';

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
function failureInWords(read: ReadRecord): string | null {
  if (read.kind === 'opened' || read.kind === 'password') return null;
  if (read.kind !== 'other-institution') return FAILURES[read.kind];
  const name = read.name === '' ? 'einer anderen Einrichtung' : `„${read.name}“`;
  return `Diese Dokumentation stammt von ${name}. Öffnen lässt sie sich nur dort.`;
}

/** How far opening a record has come. */
export type Opening =
  | { readonly kind: 'choosing'; readonly failure: string | null }
  | { readonly kind: 'reading' }
  /** `wrong`: a typed password did not fit. */
  | { readonly kind: 'password'; readonly bytes: Uint8Array; readonly wrong: boolean }
  | { readonly kind: 'found'; readonly draft: DraftOfRecord };

/**
 * Opens a record in this browser: with the institution's PDF password where the user may have it, else with one that is
 * typed. The file and what is in it go nowhere. Of several files the last one counts.
 */
export function useOpening() {
  const { institution, today } = useConsultation();
  const knowsPassword = useRight('pdf_vers');
  const [state, setState] = useState<Opening>({ kind: 'choosing', failure: null });
  const latest = useRef(0);
  const [reader] = useState(() => new RecordReader());
  useEffect(() => {
    reader.prepare();
    return () => reader.end();
  }, [reader]);

  async function settle(reading: Promise<readonly [ReadRecord, Uint8Array]>, typed: boolean) {
    latest.current += 1;
    const turn = latest.current;
    setState({ kind: 'reading' });
    // Both are needed, and neither needs the other.
    const [[read, bytes], care] = await Promise.all([reading, loadCatalogue()]);
    if (turn !== latest.current) return;
    if (read.kind === 'password') return setState({ kind: 'password', bytes, wrong: typed });
    if (read.kind !== 'opened') return startOver(failureInWords(read));
    if (care === null) return startOver(failureInWords({ kind: 'not-loaded' }));
    const draft = draftOfRecord(read.beratung, lineFinder(care.catalogue), newLineId);
    setState({ kind: 'found', draft });
  }

  function startOver(failure: string | null = null): void {
    latest.current += 1;
    reader.prepare();
    setState({ kind: 'choosing', failure });
  }

  const read = (bytes: Uint8Array, password: string | null) =>
    reader.read({ bytes, password, institution: { id: institution.id, name: institution.name }, today });

  async function readTyped(bytes: Uint8Array, typed: string): Promise<ReadRecord> {
    let answer: ReadRecord = { kind: 'password' };
    for (const password of meantPasswords(typed)) {
      answer = await read(bytes, password);
      if (answer.kind !== 'password') break;
    }
    return answer;
  }

  async function readFile(file: File): Promise<readonly [ReadRecord, Uint8Array]> {
    if (file.size > MAX_RECORD_BYTES) return [{ kind: 'too-large' }, NOTHING];
    const bytes = await bytesOf(file);
    if (bytes === null) return [{ kind: 'unreadable' }, NOTHING];
    const first = await read(bytes, null);
    if (first.kind !== 'password' || !knowsPassword) return [first, bytes];
    const asked = await askPassword();
    const password = asked.ok ? asked.value.password : null;
    return [password === null ? first : await read(bytes, password), bytes];
  }

  return {
    state,
    open: (file: File) => void settle(readFile(file), false),
    tryPassword: (bytes: Uint8Array, password: string) =>
      void settle(
        readTyped(bytes, password).then((answer) => [answer, bytes] as const),
        true,
      ),
    startOver,
  };
}

const NOTHING = new Uint8Array();

async function bytesOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    // Moved or changed since it was chosen.
    return null;
  }
}
