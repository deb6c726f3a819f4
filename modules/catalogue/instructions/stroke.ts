/** How a stroke is filled and drawn; a stroke without one is a line. */
export type Ink =
  | 'surface'
  | 'tint'
  | 'warm'
  | 'skin'
  | 'hair'
  | 'cushion'
  | 'active'
  | 'good'
  | 'fine'
  | 'limb'
  | 'band'
  | 'arrow';

/** A path of a drawing: SVG path data, drawn after those before it. */
export interface Stroke {
  readonly ink: readonly Ink[];
  readonly d: string;
  /** Width of its line; default: that of the ink. */
  readonly width?: number;
  /** Moves it to x and y, and turns it clockwise by degrees. */
  readonly at?: readonly [x: number, y: number, turn: number];
}

/** An arm or a leg: a thick outlined line. */
export const limb = (d: string, width: number): readonly Stroke[] => [
  { ink: [], d, width: width + 6 },
  { ink: ['limb'], d, width },
];

/** A band of cloth seen from its edge. */
export const band = (d: string): readonly Stroke[] => [
  { ink: [], d, width: 15 },
  { ink: ['band'], d, width: 9 },
];

/**
 * An arrow that shows a movement.
 *
 * @param turn direction of the head in degrees, 0 is up
 */
export const arrow = (d: string, x: number, y: number, turn: number): readonly Stroke[] => [
  { ink: ['arrow'], d },
  { ink: ['arrow'], d: 'M-8 9 0-1l8 10', at: [x, y, turn] },
];

/** Path data of a circle. */
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Path data of a rectangle with round corners. */
export const roundedBox = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
