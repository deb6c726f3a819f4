import type { Block, PdfDocument, SignatureField } from './block.ts';
import type { Signatures, Signer } from './signatures.ts';

/**
 * A document with signatures on its lines, also of the documents that follow it: each signer's on every line of
 * theirs. The person's comes with place and day of issue. A drawing without strokes is none.
 */
export function withSignatures(document: PdfDocument, signatures: Signatures): PdfDocument {
  const sign = (field: SignatureField): SignatureField => {
    const drawing = field.signs && signatures[field.signs];
    if (drawing && drawing.strokes.length > 0) return { ...field, drawing };
    if (!field.dates || !signatures.person?.strokes.length) return field;
    const place = signatures.place?.trim() || field.dates.place;
    return { ...field, value: place ? `${place}, ${document.day}` : document.day };
  };
  const signed = (block: Block): Block => {
    if (block.kind === 'together') return { ...block, blocks: block.blocks.map(signed) };
    return block.kind === 'signatures' ? { ...block, fields: block.fields.map(sign) } : block;
  };
  const { followedBy } = document;
  return {
    ...document,
    blocks: document.blocks.map(signed),
    ...(followedBy && { followedBy: withSignatures(followedBy, signatures) }),
  };
}

/** Who has a line to sign in a document. */
export function signersOf({ blocks, followedBy }: PdfDocument): readonly Signer[] {
  const signers = (block: Block): readonly Signer[] => {
    if (block.kind === 'together') return block.blocks.flatMap(signers);
    return block.kind === 'signatures' ? block.fields.flatMap(({ signs }) => signs ?? []) : [];
  };
  const following = followedBy ? signersOf(followedBy) : [];
  return [...new Set([...blocks.flatMap(signers), ...following])];
}
