import * as z from 'zod/mini';
import { type Done, defineCall, type } from '#platform/domain';
import type { DocumentPasswords } from './pdf.service.ts';
import { documentPassword } from './sealing/document-password.ts';
import { PDF_FILE } from './sealing/pdf-limit.ts';
import { pdfMail } from './sending/pdf-mail-input.ts';
import { storedName } from './storage/stored-name.ts';

/** With what the browser seals and opens documents. A POST, so that no other site can ask for it. */
export const askDocumentPasswords = defineCall({
  method: 'POST',
  path: 'documents/password',
  takes: 'query',
  input: z.strictObject({}),
  answers: type<DocumentPasswords>(),
});

/** Keeps a document that the browser has encrypted; replaces one of the same name. */
export const keepDocument = defineCall({
  method: 'POST',
  path: 'documents/file',
  takes: 'parts',
  file: PDF_FILE,
  input: z.strictObject({
    name: storedName,
    data: z.pipe(
      // What the browser sends as a file arrives as bytes.
      z.custom<Blob | Uint8Array>((data) => data instanceof Uint8Array, 'Die Datei fehlt.'),
      z.transform((data) => data as Uint8Array),
    ),
    psw: z.optional(documentPassword),
  }),
  answers: type<{ readonly name: string }>(),
});

/** Mails a kept document. Repeated with the same id it sends no second mail. */
export const mailDocument = defineCall({
  method: 'POST',
  path: 'documents/mail',
  takes: 'json',
  input: pdfMail,
  answers: type<Done>(),
});

/** Deletes a kept document; one that is already gone counts as deleted. */
export const deleteDocument = defineCall({
  method: 'POST',
  path: 'documents/deletion',
  takes: 'json',
  input: z.strictObject({ name: storedName }),
  answers: type<Done>(),
});

/** Deletes all documents that the caller has kept. */
export const deleteAllDocuments = defineCall({
  method: 'POST',
  path: 'documents/deletion-of-all',
  takes: 'query',
  input: z.strictObject({}),
  answers: type<Done>(),
});
