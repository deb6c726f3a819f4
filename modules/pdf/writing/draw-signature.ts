import { type Colour, PAGE, POINTS_PER_MM } from '../blocks/measures.ts';
import { inkOf, type SignatureDrawing, strokesOf } from '../blocks/signature-drawing.ts';
import type { Tag } from '../blocks/tag.ts';
import type { Canvas } from './canvas.ts';
import { operand } from './operand.ts';

/** Blue-black ink, so that a signature is distinguished from print. */
const INK: Colour = [0.08, 0.14, 0.42];
/** Weight of a stroke, in millimetres. */
const WEIGHT = 0.4;

/** Where a signature goes, in millimetres from the upper left corner of the page. */
interface Place {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
}

/**
 * Draws a signature as a path, in its own proportions, as large as the place and its own field allow.
 *
 * @param parent the node it is a figure of; null: not part of the structure
 */
export function drawSignature(
  canvas: Canvas,
  drawing: SignatureDrawing,
  { x, width, top, height }: Place,
  alt: string,
  parent: Tag | null,
): void {
  const ink = inkOf(drawing);
  // What is drawn small stays small: the field as a whole never grows beyond the place.
  const scale = Math.min(
    width / drawing.width,
    (height / Math.max(1, ink.height)) * 0.92,
    width / Math.max(1, ink.width),
  );
  const left = x + Math.min((width - ink.width * scale) / 2, ink.x * scale);
  const bottom = top + height - ink.height * scale;
  const at = ([px, py]: readonly [number, number]) =>
    `${operand((left + (px - ink.x) * scale) * POINTS_PER_MM)} ${operand((PAGE.height - bottom - (py - ink.y) * scale) * POINTS_PER_MM)}`;
  const path = strokesOf(drawing).map(
    ({ start, curves }) =>
      `${at(start)} m ${curves.map((curve) => `${curve.map(at).join(' ')} c`).join(' ')}`,
  );
  const box = [
    left * POINTS_PER_MM,
    (PAGE.height - bottom - ink.height * scale) * POINTS_PER_MM,
    (left + ink.width * scale) * POINTS_PER_MM,
    (PAGE.height - bottom) * POINTS_PER_MM,
  ] as const;
  canvas.figure(
    [`${INK.join(' ')} RG ${operand(WEIGHT * POINTS_PER_MM)} w 1 J 1 j`, ...path, 'S'],
    alt,
    box,
    parent,
  );
}
