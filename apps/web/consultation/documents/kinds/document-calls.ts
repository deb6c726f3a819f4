import type { CallAnswer } from '../../../connection/calls/call-server.ts';
import { callPage } from '../../../session/call-page.ts';

/** A mail as the adviser wrote it. */
export interface Mail {
  readonly email: string;
  readonly subject: string;
  readonly text: string;
}

/** The PDF password of the institution; null where none is set. It stays in the memory of this window. */
export const askPassword = (): Promise<CallAnswer<{ readonly password: string | null }>> =>
  callPage('/documents/password');

/** Keeps an encrypted file on the server; one of the same name is replaced. */
export const uploadFile = (name: string, bytes: Uint8Array): Promise<CallAnswer<{ readonly name: string }>> =>
  callPage('/documents/file', {
    name,
    data: new Blob([bytes as BlobPart], { type: 'application/pdf' }),
  });

/** Mails a kept file; a second time under the same request is no second mail. */
export const sendMail = (name: string, mail: Mail, requestId: string): Promise<CallAnswer<object>> =>
  callPage('/documents/mail', { name, ...mail, requestId });

/** Deletes a kept file; one that is gone already counts as deleted. */
export const deleteFile = (name: string): Promise<CallAnswer<object>> =>
  callPage('/documents/deletion', { name });

/** Deletes all kept files of the user. */
export const deleteAllFiles = (): Promise<CallAnswer<object>> => callPage('/documents/deletion');
