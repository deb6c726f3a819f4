import type { SignatureDrawing } from '#pdf/domain';
import { DRAWN_WIDTH, MAX_POINTS, MAX_STROKES } from '../../../papers/document-signatures.ts';

interface Drawn {
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/**
 * A signature as the draft keeps it: whole numbers in a field of one width, points outside of it on its edge, and so
 * many points as it may have. Null without a stroke, and for more strokes than a signature has.
 *
 * @param field width and height in the unit of the points
 */
export function recordedDrawing(
  drawn: readonly Drawn[],
  field: { readonly width: number; readonly height: number },
): SignatureDrawing | null {
  const strokes = drawn.filter(({ points }) => points.length > 0);
  if (strokes.length === 0 || strokes.length > MAX_STROKES || field.width <= 0) return null;
  const scale = DRAWN_WIDTH / field.width;
  const height = Math.max(1, Math.round(field.height * scale));
  const within = (value: number, most: number) => Math.max(0, Math.min(Math.round(value * scale), most));
  const count = strokes.reduce((sum, { points }) => sum + points.length, 0);
  // Each stroke keeps its first and its last point besides.
  const step = Math.ceil(count / (MAX_POINTS - 2 * strokes.length));
  return {
    width: DRAWN_WIDTH,
    height,
    strokes: strokes.map(({ points }) =>
      points
        .filter((_, index) => index % step === 0 || index === points.length - 1)
        .flatMap(({ x, y }) => [within(x, DRAWN_WIDTH), within(y, height)]),
    ),
  };
}
