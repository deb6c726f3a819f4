import type { CallAnswer } from '../../../connection/calls/call-server.ts';
import type { Mail } from '../kinds/document-calls.ts';

/** The steps of sending in their order, with their words. */
export const SEND_STEPS = [
  { step: 'make', label: 'PDF erstellen' },
  { step: 'encrypt', label: 'Verschlüsseln' },
  { step: 'upload', label: 'Übertragen' },
  { step: 'send', label: 'Versenden' },
] as const;
export type SendStep = (typeof SEND_STEPS)[number]['step'];

/**
 * What a try to send came to; `message` says more of what is known of a failure. `unsure`: the mail may have arrived.
 * `unanswered`: the server can still be asked under its request, which sends no second mail; `refused`: it was asked,
 * does not know it either, and sends the mail under its request no more.
 */
export type SendOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly step: SendStep;
      readonly message: string | null;
      readonly unsure?: 'unanswered' | 'refused';
    };

/** The ways that sending goes. */
export interface SendWays {
  /** Makes the document, once, and encrypts it; calls back in between. */
  make(password: string, onDrawn: () => void): Promise<Uint8Array>;
  upload(name: string, bytes: Uint8Array): Promise<CallAnswer<{ readonly name: string }>>;
  /** Fails with OFFLINE where the request certainly has not left. */
  send(name: string, mail: Mail, requestId: string): Promise<CallAnswer<object>>;
}

/** Code of a mail that was not even tried: the browser has no network. */
export const OFFLINE = 'offline';

/** No answer, or one that is not the server's own: nobody knows how far it had come. */
const UNANSWERED: ReadonlySet<string> = new Set(['unreachable', 'failed']);

/** Whether the server has answered that it does not send the mail. */
export function isRefusal(code: string): boolean {
  return code !== 'conflict' && !UNANSWERED.has(code);
}

const NO_ANSWER = 'Der Server hat nicht geantwortet. Bitte prüfen Sie die Verbindung.';

/** An encrypted document to upload: the same file for each mail that it is sent with. */
export interface Upload {
  /** Name of the file without what the server puts before it. */
  readonly file: string;
  /** Encrypted. */
  bytes: Uint8Array | null;
  /** The name under which the server keeps it, once it does. */
  kept: string | null;
}

/**
 * Sends one document in one mail, however many tries that takes: what is done already is not done again, and
 * the server knows all tries by one request id, so that a try whose answer was lost does not become a second mail.
 */
export class Sending {
  /**
   * @param id name of the request, chosen anew for each mail
   * @param doubtful an earlier try under it was not answered: until one is, nobody knows whether the mail arrived
   */
  constructor(
    private readonly id: string,
    private readonly upload: Upload,
    private readonly mail: Mail,
    private readonly ways: SendWays,
    private doubtful = false,
  ) {}

  /** Goes on where an earlier try has ended. */
  async run(password: string, onStep: (step: SendStep) => void): Promise<SendOutcome> {
    const { upload, ways } = this;
    let step: SendStep = 'make';
    const begin = (next: SendStep) => {
      step = next;
      onStep(next);
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
        // Refused as it is, as with a password that was changed meanwhile: the next try encrypts it anew.
        if (uploaded.code === 'invalid') upload.bytes = null;
        return { ok: false, step: 'upload', message: uploaded.message };
      }
      upload.kept = uploaded.value.name;
    }
    begin('send');
    const sent = await ways.send(upload.kept, this.mail, this.id);
    if (sent.ok) return { ok: true };
    // Deleted meanwhile, as after a day: the next try brings it there again.
    if (sent.code === 'not-found') upload.kept = null;
    const { code, message } = sent;
    if (code === 'conflict') return { ok: false, step: 'send', message, unsure: 'refused' };
    const unanswered = UNANSWERED.has(code);
    this.doubtful ||= unanswered;
    if (!this.doubtful) return { ok: false, step: 'send', message };
    return { ok: false, step: 'send', message: unanswered ? NO_ANSWER : message, unsure: 'unanswered' };
  }
}
