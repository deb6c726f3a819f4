import * as z from 'zod/mini';
import type { Signer } from '#pdf/domain';
import { DOCUMENT_KINDS, type HeldContent, heldContentShape } from './paper-list.ts';

/** Most strokes of a signature, and most points of all of them. */
export const MAX_STROKES = 150;
export const MAX_POINTS = 1_500;
/** Width of every drawing; points are whole numbers in it. */
export const DRAWN_WIDTH = 1_000;

const coordinate = z.int().check(z.minimum(0), z.maximum(4 * DRAWN_WIDTH));
const extent = z.int().check(z.minimum(1), z.maximum(4 * DRAWN_WIDTH));
const stroke = z.readonly(
  z.array(coordinate).check(
    z.minLength(2),
    z.refine(({ length }) => length % 2 === 0),
  ),
);
const drawing = z.strictObject({
  width: extent,
  height: extent,
  strokes: z.readonly(
    z.array(stroke).check(
      z.minLength(1),
      z.maxLength(MAX_STROKES),
      z.refine((strokes) => strokes.reduce((sum, { length }) => sum + length / 2, 0) <= MAX_POINTS),
    ),
  ),
});

/**
 * What was signed on the screen of one document. It holds for this content alone: of a changed document the
 * signatures are not drawn.
 */
const documentSignaturesSchema = z.strictObject({
  /** Hash of the content without signatures. */
  content: z.string().check(z.minLength(1), z.maxLength(100)),
  /** The proposals printed; undefined: all. */
  proposals: heldContentShape.proposals,
  place: z.optional(z.string().check(z.maxLength(200))),
  person: z.optional(drawing),
  adviser: z.optional(drawing),
});

/** Schema of the stored draft. */
export const signaturesSchema = z.partialRecord(z.enum(DOCUMENT_KINDS), documentSignaturesSchema);

export type DocumentSignatures = Readonly<z.output<typeof documentSignaturesSchema>>;
/** By document; kept in the draft alone. */
export type KeptSignatures = Readonly<z.output<typeof signaturesSchema>>;

/** What a signature was given for. */
export type SignedContent = Required<Pick<HeldContent, 'content'>> &
  Pick<HeldContent, 'proposals'> & { readonly content: string };

/** The signatures of a document with one more. Those that were given for other content are gone. */
export function withSignature(
  kept: DocumentSignatures | undefined,
  { content, proposals }: SignedContent,
  signer: Signer,
  drawn: z.output<typeof drawing>,
): DocumentSignatures {
  const valid = kept?.content === content ? kept : undefined;
  return { ...valid, content, ...(proposals && { proposals: [...proposals] }), [signer]: drawn };
}

/** The signatures of a document without one; undefined if none is left. */
export function withoutSignature(
  kept: DocumentSignatures | undefined,
  signer: Signer,
): DocumentSignatures | undefined {
  if (kept === undefined) return undefined;
  const rest: DocumentSignatures = { ...kept, [signer]: undefined };
  return rest.person || rest.adviser ? rest : undefined;
}
