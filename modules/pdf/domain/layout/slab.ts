import type { Typesetter } from '../typeface/typesetter.ts';
import type { Canvas } from '../writing/canvas.ts';

/** What is drawn in one piece. Heights in millimetres. */
export interface Slab {
  readonly height: number;
  /** No page ends between this one and the next. */
  readonly keep?: boolean;
  /** White space: left out at the top of a page. */
  readonly gap?: boolean;
  /** Repeated where a page begins with this slab. */
  readonly head?: readonly Slab[];
  /** @param repeated it stands there once more, and is no part of the structure */
  draw(canvas: Canvas, top: number, repeated: boolean): void;
}

/** Where blocks are turned into slabs. */
export interface Setting {
  readonly typesetter: Typesetter;
}

/** White space. */
export function gapSlab(height: number, keep = false): Slab {
  return { height, gap: true, keep, draw() {} };
}
