import { FRONT_DRAWINGS, FRONT_FIGURE } from './front-drawings.ts';
import { PRODUCT_DRAWINGS } from './product-drawings.ts';
import { SIDE_DRAWINGS, SIDE_FIGURE } from './side-drawings.ts';
import { circle, roundedBox, type Stroke } from './stroke.ts';

type FrontDrawing = keyof typeof FRONT_DRAWINGS;
type SideDrawing = keyof typeof SIDE_DRAWINGS;
type ProductDrawing = keyof typeof PRODUCT_DRAWINGS;

/** The drawing of a step, and whether the person in it lies down. */
export interface Scene {
  readonly drawing: FrontDrawing | SideDrawing | ProductDrawing;
  readonly lying: boolean;
}

/** Strokes with their place in the picture: a matrix as in SVG and PDF, a to f. */
interface SceneGroup {
  readonly matrix: readonly [number, number, number, number, number, number];
  readonly strokes: readonly Stroke[];
}

/** Width and height of a picture. */
export const SCENE = { width: 360, height: 300 } as const;

/** What a step's picture is drawn of, in order. */
export function sceneGroups({ drawing, lying }: Scene): readonly SceneGroup[] {
  if (isProduct(drawing)) return [{ matrix: AS_IS, strokes: PRODUCT_DRAWINGS[drawing] }];
  const strokes = isSide(drawing)
    ? [...SIDE_FIGURE, ...SIDE_DRAWINGS[drawing]]
    : [...FRONT_FIGURE, ...FRONT_DRAWINGS[drawing]];
  const done = drawing.endsWith('-check');
  if (!lying) return [{ matrix: UPRIGHT, strokes }, ...(done ? [tick(262, 200)] : [])];
  return [{ matrix: AS_IS, strokes: BED }, { matrix: IN_BED, strokes }, ...(done ? [tick(306, 82)] : [])];
}

const isProduct = (drawing: Scene['drawing']): drawing is ProductDrawing =>
  Object.hasOwn(PRODUCT_DRAWINGS, drawing);
const isSide = (drawing: FrontDrawing | SideDrawing): drawing is SideDrawing =>
  Object.hasOwn(SIDE_DRAWINGS, drawing);

const AS_IS = [1, 0, 0, 1, 0, 0] as const;
const UPRIGHT = [0.965, 0, 0, 0.965, 102, 2] as const;
/** A person on a bed seen from above is a standing person rotated sideways. */
const IN_BED = [0, -1, 1, 0, 30, 230] as const;

const BED: readonly Stroke[] = [
  { ink: ['surface'], d: roundedBox(8, 42, 344, 216, 18) },
  { ink: ['cushion'], d: roundedBox(18, 80, 76, 140, 22) },
];

/** A tick beside the figure: correctly fitted. */
const tick = (x: number, y: number): SceneGroup => ({
  matrix: [1, 0, 0, 1, x, y],
  strokes: [
    { ink: ['good'], d: circle(0, 0, 20) },
    { ink: [], d: 'M-9 1l7 7L9-8' },
  ],
});
