import type { CallResult } from '../../session/call-page.ts';
import type { Mail } from './document-calls.ts';

/** The steps of sending in their order, with their words. */
export const SEND_STEPS = [
  { step: 'make', label: 'PDF erstellen' },
  { step: 'encrypt', label: 'Verschlüsseln' },
  { step: 'upload', label: 'Übertragen' },
  { step: 'send', label: 'Versenden' },
] as const;
export type SendStep = (typeof SEND_STEPS)[number]['step'];

/** What a try to send came to; `message` says more of what is known of a failure. */
export type SendOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly step: SendStep; readonly message: string | null };

/** The ways that sending goes. */
export interface SendWays {
  /** Resolves once the document could be made as a readable file; nothing of it leaves the browser. */
  make(): Promise<unknown>;
  encrypt(password: string): Promise<Uint8Array>;
  upload(name: string, bytes: Uint8Array): Promise<CallResult<{ readonly name: string }>>;
  send(name: string, mail: Mail, requestId: string): Promise<CallResult<object>>;
}

/** A document on its way to the server, and how far it has come: one file, whoever it is mailed to. */
export interface Parcel {
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
  /** @param id name of the request, chosen anew for each mail */
  constructor(
    private readonly id: string,
    private readonly parcel: Parcel,
    private readonly mail: Mail,
    private readonly ways: SendWays,
  ) {}

  /** Goes on where an earlier try has ended. */
  async run(password: string, onStep: (step: SendStep) => void): Promise<SendOutcome> {
    const { parcel, ways } = this;
    let step: SendStep = 'make';
    const begin = (next: SendStep) => {
      step = next;
      onStep(next);
    };
    try {
      begin('make');
      await ways.make();
      begin('encrypt');
      parcel.bytes ??= await ways.encrypt(password);
    } catch {
      return { ok: false, step, message: null };
    }
    begin('upload');
    if (parcel.kept === null) {
      const uploaded = await ways.upload(parcel.file, parcel.bytes);
      if (!uploaded.ok) {
        // Refused as it is, as with a password that was changed meanwhile: the next try encrypts it anew.
        if (uploaded.code === 'invalid') parcel.bytes = null;
        return { ok: false, step: 'upload', message: uploaded.message };
      }
      parcel.kept = uploaded.value.name;
    }
    begin('send');
    const sent = await ways.send(parcel.kept, this.mail, this.id);
    if (sent.ok) return { ok: true };
    // Deleted meanwhile, as after a day: the next try brings it there again.
    if (sent.code === 'not-found') parcel.kept = null;
    return { ok: false, step: 'send', message: sent.message };
  }
}
