import {
  type CallAnswer,
  type CallRefusal,
  NO_ANSWER,
  refusalOf,
} from '../../connection/calls/call-server.ts';
import { noteAnswer } from '../../session/call-page.ts';
import type { FileProgress } from '../../ui/form/controls/file-progress.tsx';

/** Timeout of an upload (access specification, section 9). */
const TIMEOUT_MS = 60_000;

/** Code of an upload that the user has cancelled. */
export const CANCELLED = 'cancelled';

const refused = (code: string, message: string): CallRefusal => ({ ok: false, code, message, fields: {} });

const GIVEN_UP = refused(CANCELLED, 'Das Hochladen wurde abgebrochen; es wurde nichts gespeichert.');
const TOO_SLOW = refused(
  'timeout',
  'Die Datei konnte nicht innerhalb einer Minute hochgeladen und geprüft werden. Bitte versuchen Sie es noch einmal.',
);
const UNREADABLE = refused(
  'unreadable',
  'Die Datei kann nicht mehr gelesen werden: Sie wurde seit der Auswahl geändert, verschoben oder gelöscht. Bitte wählen Sie sie noch einmal.',
);

/** An upload in progress. */
export interface Upload<T> {
  readonly answer: Promise<CallAnswer<T>>;
  cancel(): void;
}

/**
 * Uploads a file to a page's route, which answers with JSON. Uses XMLHttpRequest, because `fetch` reports no
 * progress.
 *
 * @param onProgress called with the number of bytes sent, including the form around the file
 */
export function uploadFile<T>(
  path: `/${string}`,
  file: File,
  onProgress: (progress: FileProgress) => void,
): Upload<T> {
  const request = new XMLHttpRequest();
  const answer = new Promise<CallRefusal | { ok: true; value: T }>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
    request.onload = () => resolve(answerOf<T>(request));
    request.onabort = () => resolve(GIVEN_UP);
    request.ontimeout = () => resolve(TOO_SLOW);
    request.onerror = () =>
      void isReadable(file).then((readable) => resolve(readable ? NO_ANSWER : UNREADABLE));
    const body = new FormData();
    body.set('file', file);
    request.open('POST', path);
    request.timeout = TIMEOUT_MS;
    request.send(body);
  });
  return { answer: answer.then(noted), cancel: () => request.abort() };
}

function answerOf<T>({ status, responseText }: XMLHttpRequest): CallAnswer<T> {
  let value: unknown = null;
  try {
    value = JSON.parse(responseText);
  } catch {
    // The answer of something between browser and server is not JSON.
  }
  return status >= 200 && status < 300 && value !== null
    ? { ok: true, value: value as T }
    : refusalOf(value ?? {});
}

/** Answers that did not come from the server do not affect the connection state. */
async function noted<T>(answer: CallAnswer<T>): Promise<CallAnswer<T>> {
  const own = !answer.ok && [GIVEN_UP, TOO_SLOW, UNREADABLE].includes(answer);
  if (!own) await noteAnswer(answer);
  return answer;
}

/** A browser refuses to send a file that has changed since it was chosen. */
async function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}
