import { CALLS, type CallDefinition, type Schema, type SentTo } from '#platform/domain';
import {
  answerIn,
  type CallAnswer,
  type CallRefusal,
  formOf,
  NO_ANSWER,
} from '../../connection/calls/send-call.ts';
import { noteAnswer } from '../../session/make-call.ts';
import type { FileProgress } from '../../ui/form/controls/file-progress.tsx';

/** Timeout of an upload (access specification, section 9). */
const TIMEOUT_MS = 60_000;

/** Code of an upload that the user has cancelled. */
export const CANCELLED = 'cancelled';

const refused = (code: string, message: string): CallRefusal<never> => ({
  ok: false,
  code,
  message,
  fields: {},
});

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
export interface Upload<T, Conflict = unknown> {
  readonly answer: Promise<CallAnswer<T, Conflict>>;
  cancel(): void;
}

/**
 * Makes a call with a file, like `makeCall`. Uses XMLHttpRequest, because `fetch` reports no progress.
 *
 * @param onProgress called with the number of bytes sent, including the form around the file
 */
export function uploadFile<Input extends Schema, Answer, Conflict>(
  { method, path }: CallDefinition<Input, Answer, Conflict>,
  input: SentTo<CallDefinition<Input>>,
  onProgress: (progress: FileProgress) => void,
): Upload<Answer, Conflict> {
  const request = new XMLHttpRequest();
  const answer = new Promise<CallAnswer<Answer, Conflict>>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
    request.onload = () => resolve(answerOf(request));
    request.onabort = () => resolve(GIVEN_UP);
    request.ontimeout = () => resolve(TOO_SLOW);
    request.onerror = () =>
      void areReadable(input as object).then((readable) => resolve(readable ? NO_ANSWER : UNREADABLE));
    request.open(method, CALLS + path);
    request.timeout = TIMEOUT_MS;
    request.send(formOf(input));
  });
  return { answer: answer.then(noted), cancel: () => request.abort() };
}

function answerOf<T, Conflict>({ status, responseText }: XMLHttpRequest): CallAnswer<T, Conflict> {
  let value: unknown = null;
  try {
    value = JSON.parse(responseText);
  } catch {
    // The answer of something between browser and server is not JSON.
  }
  return answerIn(status >= 200 && status < 300, value);
}

/** Answers that did not come from the server do not affect the connection state. */
async function noted<T, Conflict>(answer: CallAnswer<T, Conflict>): Promise<CallAnswer<T, Conflict>> {
  const own = !answer.ok && [GIVEN_UP, TOO_SLOW, UNREADABLE].some(({ code }) => code === answer.code);
  if (!own) await noteAnswer(answer);
  return answer;
}

/** A browser refuses to send a file that has changed since it was chosen. */
async function areReadable(input: object): Promise<boolean> {
  const files = Object.values(input).filter((value) => value instanceof Blob);
  return Promise.all(files.map((file) => file.slice(0, 1).arrayBuffer())).then(
    () => true,
    () => false,
  );
}
