import type { Canvas } from '../writing/canvas.ts';

/** How firmly a slab is kept with the next one. */
export type Keep = 'firm' | 'soft';

/** A unit that is drawn in one piece. Heights in millimetres. */
export interface Slab {
  readonly height: number;
  /** No page break between this slab and the next: `firm` always, `soft` unless the group is taller than a page. */
  readonly keep?: Keep | undefined;
  /** White space; dropped at the top of a page. */
  readonly gap?: boolean;
  /** Left out where its page has no room for it and for those that are kept with it. */
  readonly spare?: boolean | undefined;
  /** Begins a page. */
  readonly turns?: boolean;
  /** Repeated on a page that begins with this slab. */
  readonly head?: readonly Slab[];
  /** @param repeated a repetition, which is not part of the structure */
  draw(canvas: Canvas, top: number, repeated: boolean): void;
}

/** The end of a page. */
export const turnSlab = (): Slab => ({ height: 0, gap: true, turns: true, draw() {} });

/** White space. */
export function gapSlab(height: number, keep?: Keep): Slab {
  return { height, gap: true, keep, draw() {} };
}
