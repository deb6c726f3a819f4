import type { CallAnswer } from '../../../connection/calls/send-call.ts';
import type { Mail } from '../../papers/document-calls.ts';

/** The steps of sending in order, with their labels. */
export const SEND_STEPS = [
  { step: 'make', label: 'PDF erstellen' },
  { step: 'encrypt', label: 'Verschlüsseln' },
  { step: 'upload', label: 'Übertragen' },
  { step: 'send', label: 'Versenden' },
] as const;
export type SendStep = (typeof SEND_STEPS)[number]['step'];

/**
 * The result of a send attempt; `message` details a failure. `unsure`: the mail may have arrived. `unanswered`:
 * the server can be asked again with the same request id, without a second mail. `refused`: the server does not
 * know the mail and no longer sends it under this request id.
 */
export type SendOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly step: SendStep;
      readonly message: string | null;
      readonly unsure?: 'unanswered' | 'refused';
    };

/** The operations that sending needs. */
export interface SendWays {
  /** Makes the document and encrypts it; calls back in between. */
  make(password: string, onDrawn: () => void): Promise<Uint8Array>;
  upload(name: string, bytes: Uint8Array): Promise<CallAnswer<{ readonly name: string }>>;
  /** Fails with OFFLINE if the request certainly was not sent. */
  send(name: string, mail: Mail, requestId: string): Promise<CallAnswer<object>>;
}

/** Code of a mail that was not attempted: the browser is offline. */
export const OFFLINE = 'offline';

/** No response, or one not from our server: nobody knows whether the request got through. */
const UNANSWERED: ReadonlySet<string> = new Set(['unreachable', 'failed']);

/** Whether the server has responded that it does not send the mail. */
export function isRefusal(code: string): boolean {
  return code !== 'conflict' && !UNANSWERED.has(code);
}

const NO_ANSWER = 'Der Server hat nicht geantwortet. Bitte prüfen Sie die Verbindung.';

/** An encrypted document to upload, reused for each mail. */
export interface Upload {
  /** File name without the prefix that the server adds. */
  readonly file: string;
  bytes: Uint8Array | null;
  /** The name on the server, once uploaded. */
  kept: string | null;
}

/**
 * Sends one document in one mail over any number of attempts: finished steps are not repeated, and all attempts
 * share one request id, so that a lost response does not cause a second mail.
 */
export class Sending {
  private attempt: Promise<SendOutcome> | null = null;
  private tell: (step: SendStep) => void = () => {};

  /**
   * @param id request id, new for each mail
   * @param doubtful an earlier attempt with this id got no response, so the mail may have arrived
   */
  constructor(
    private readonly id: string,
    private readonly upload: Upload,
    private readonly mail: Mail,
    private readonly ways: SendWays,
    private doubtful = false,
  ) {}

  /**
   * Continues where an earlier attempt ended. One that is under way, for example of a form that was closed meanwhile, is
   * the same attempt: its steps are reported here from now on.
   */
  run(password: string, onStep: (step: SendStep) => void): Promise<SendOutcome> {
    this.tell = onStep;
    this.attempt ??= this.attempted(password).finally(() => {
      this.attempt = null;
    });
    return this.attempt;
  }

  private async attempted(password: string): Promise<SendOutcome> {
    const { upload, ways } = this;
    let step: SendStep = 'make';
    const begin = (next: SendStep) => {
      step = next;
      this.tell(next);
    };
    try {
      begin('make');
      upload.bytes ??= await ways.make(password, () => begin('encrypt'));
    } catch {
      return { ok: false, step, message: null };
    }
    begin('upload');
    if (upload.kept === null) {
      const uploaded = await ways.upload(upload.file, upload.bytes);
      if (!uploaded.ok) {
        // Refused, for example because the password has changed: the next attempt encrypts it again.
        if (uploaded.code === 'invalid') upload.bytes = null;
        return { ok: false, step: 'upload', message: uploaded.message };
      }
      upload.kept = uploaded.value.name;
    }
    begin('send');
    const sent = await ways.send(upload.kept, this.mail, this.id);
    if (sent.ok) return { ok: true };
    // Deleted in the meantime, for example after a day: the next attempt uploads it again.
    if (sent.code === 'not-found') upload.kept = null;
    const { code, message } = sent;
    if (code === 'conflict') return { ok: false, step: 'send', message, unsure: 'refused' };
    const unanswered = UNANSWERED.has(code);
    this.doubtful ||= unanswered;
    if (!this.doubtful) return { ok: false, step: 'send', message };
    return { ok: false, step: 'send', message: unanswered ? NO_ANSWER : message, unsure: 'unanswered' };
  }
}
