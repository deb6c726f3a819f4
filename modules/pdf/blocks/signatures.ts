import type { SignatureDrawing } from './signature-drawing.ts';

/** Who signs on the screen. */
export type Signer = 'person' | 'adviser';

/** The signatures of one document. */
export interface Signatures {
  readonly person?: SignatureDrawing | undefined;
  readonly adviser?: SignatureDrawing | undefined;
  /** Place of the person's signature; empty or undefined: only the day is printed. */
  readonly place?: string | undefined;
}
