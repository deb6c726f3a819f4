import type { SignatureDrawing } from '#pdf/domain';

/** A signature of three strokes: a wave, a loop and a dot. */
export const DRAWN: SignatureDrawing = {
  width: 1000,
  height: 300,
  strokes: [
    Array.from({ length: 30 }, (_, index) => [
      150 + index * 18,
      150 + Math.round(Math.sin(index) * 60),
    ]).flat(),
    Array.from({ length: 14 }, (_, index) => [
      700 + Math.round(Math.cos(index / 2) * 60),
      140 + Math.round(Math.sin(index / 2) * 70),
    ]).flat(),
    [420, 60],
  ],
};
