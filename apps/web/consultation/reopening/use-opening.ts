import { useEffect, useRef, useState } from 'react';
import { lineFinder, MAX_RECORD_BYTES } from '#pdf/domain';
import { useRight } from '../../session/frame-data.ts';
import { useConsultation } from '../area/consultation-data.ts';
import { newLineId } from '../care/line-id.ts';
import { askPassword } from '../papers/document-calls.ts';
import { loadCatalogue } from './catalogue-at-hand.ts';
import { type DraftOfRecord, draftOfRecord } from './draft-of-record.ts';
import { failureInWords } from './failure-words.ts';
import { type ReadRecord, RecordReader } from './record-reader.ts';

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
        read(bytes, password).then((answer) => [answer, bytes] as const),
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
