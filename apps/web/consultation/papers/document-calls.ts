import {
  askDocumentPasswords,
  deleteAllDocuments,
  deleteDocument,
  keepDocument,
  mailDocument,
} from '#pdf/calls';
import { makeCall } from '../../session/make-call.ts';

/** A mail written by the adviser. */
export interface Mail {
  readonly email: string;
  readonly subject: string;
  readonly text: string;
}

/** The institution's PDF password, and whether each document has its own. It stays in this window's memory. */
export const askPassword = () => makeCall(askDocumentPasswords, {});

/**
 * Stores an encrypted file on the server; replaces one of the same name.
 *
 * @param psw the password of its own with which it opens; null: the institution's, which the server knows
 */
export const uploadFile = (name: string, bytes: Uint8Array, psw: string | null) =>
  makeCall(keepDocument, {
    name,
    data: new Blob([bytes as BlobPart], { type: 'application/pdf' }),
    ...(psw !== null && { psw }),
  });

/** Mails a stored file. Repeating it with the same request id sends no second mail. */
export const sendMail = (name: string, mail: Mail, requestId: string) =>
  makeCall(mailDocument, { name, ...mail, requestId });

/** Deletes a stored file; one that is already gone counts as deleted. */
export const deleteFile = (name: string) => makeCall(deleteDocument, { name });

/** Deletes all stored files of the user. */
export const deleteAllFiles = () => makeCall(deleteAllDocuments, {});
