/** A signature as it was drawn: the field it was drawn in, and its strokes; whole numbers from its upper left corner. */
export interface SignatureDrawing {
  readonly width: number;
  readonly height: number;
  /** The points of each stroke, x and y in turn. */
  readonly strokes: readonly (readonly number[])[];
}

type Point = readonly [x: number, y: number];

/** A curve from the point before it: two control points and its end. */
export type Curve = readonly [Point, Point, Point];

/** A smooth stroke. */
export interface Stroke {
  readonly start: Point;
  /** At least one; a dot ends where it starts. */
  readonly curves: readonly Curve[];
}

/** The part of a drawing that is inked: `x` and `y` of its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smooth strokes of a drawing: curves through all of its points (Catmull-Rom splines as Bézier curves). */
export function strokesOf({ strokes }: SignatureDrawing): readonly Stroke[] {
  return strokes.flatMap((flat) => {
    const points = pointsOf(flat);
    const [start] = points;
    if (start === undefined) return [];
    if (points.length === 1) return [{ start, curves: [[start, start, start]] }];
    return [{ start, curves: points.slice(1).map((_, index) => curveTo(points, index + 1)) }];
  });
}

/** The box around all points. */
export function inkOf({ strokes }: SignatureDrawing): Box {
  const points = strokes.flatMap(pointsOf);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function pointsOf(flat: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let index = 0; index + 1 < flat.length; index += 2)
    points.push([flat[index] as number, flat[index + 1] as number]);
  return points;
}

/** The curve that ends at a point; its directions are those between the neighbours. */
function curveTo(points: readonly Point[], end: number): Curve {
  const at = (index: number) => points[Math.max(0, Math.min(index, points.length - 1))] as Point;
  const [before, from, to, after] = [at(end - 2), at(end - 1), at(end), at(end + 1)];
  const moved = (point: Point, one: Point, other: Point, share: number): Point => [
    point[0] + (other[0] - one[0]) * share,
    point[1] + (other[1] - one[1]) * share,
  ];
  return [moved(from, before, to, 1 / 6), moved(to, from, after, -1 / 6), to];
}
