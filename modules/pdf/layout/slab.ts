import type { Canvas } from '../writing/canvas.ts';

/** How firmly a slab is kept with the next. */
export type Keep = 'firm' | 'soft';

/** What is drawn in one piece. Heights in millimetres. */
export interface Slab {
  readonly height: number;
  /** No page ends between this one and the next: `firm`, or `soft` unless all that is kept is taller than a page. */
  readonly keep?: Keep | undefined;
  /** White space: left out at the top of a page. */
  readonly gap?: boolean;
  /** Repeated where a page begins with this slab. */
  readonly head?: readonly Slab[];
  /** @param repeated it stands there once more, and is no part of the structure */
  draw(canvas: Canvas, top: number, repeated: boolean): void;
}

/** White space. */
export function gapSlab(height: number, keep?: Keep): Slab {
  return { height, gap: true, keep, draw() {} };
}
