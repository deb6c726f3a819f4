import { type PdfDocument, withSignatures } from '#pdf/domain';
import { canSeal } from '../../../session/draft-cipher.ts';
import { hashOf } from '../sending/hash-of.ts';
import { documentOf } from './document-of.ts';
import type { DocumentOrder } from './worker-messages.ts';

/** A document with the signatures that were given for its content. */
export interface SignedDocument {
  readonly document: PdfDocument;
  /** Hash of its content; undefined without WebCrypto (neither https nor localhost), where no draft is kept either. */
  readonly content: string | undefined;
  /** The same without signatures. */
  readonly unsigned: string | undefined;
  /** Signatures were left out, because they were given for other content. */
  readonly outdated: boolean;
}

/** The one place where signatures come onto a document: only onto the content that was signed. */
export async function signedDocument(order: DocumentOrder): Promise<SignedDocument> {
  const document = documentOf(order);
  // What is signed are the words, whatever the size of their type.
  const plain = documentOf({ kind: order.kind, input: { ...order.input, largeType: false } });
  const unsigned = await contentOf(plain);
  const { signatures } = order;
  if (signatures === undefined) return { document, content: unsigned, unsigned, outdated: false };
  if (signatures.content !== unsigned) return { document, content: unsigned, unsigned, outdated: true };
  const signed = withSignatures(document, signatures);
  const content = await contentOf(withSignatures(plain, signatures));
  return { document: signed, content, unsigned, outdated: false };
}

const contentOf = async (document: PdfDocument) => (canSeal() ? hashOf(JSON.stringify(document)) : undefined);
