/** An arm or a leg: a thick outlined line. */
export function Limb({ d, width }: { d: string; width: number }) {
  return (
    <>
      <path d={d} strokeWidth={width + 6} />
      <path className="drawing-limb" d={d} strokeWidth={width} />
    </>
  );
}

/** A band of cloth seen from its edge. */
export function Band({ d }: { d: string }) {
  return (
    <>
      <path d={d} strokeWidth={15} />
      <path className="drawing-band" d={d} strokeWidth={9} />
    </>
  );
}

/**
 * An arrow that shows a movement.
 *
 * @param turn direction of the head in degrees, 0 is up
 */
export function Arrow({ d, x, y, turn }: { d: string; x: number; y: number; turn: number }) {
  return (
    <g className="drawing-arrow">
      <path d={d} />
      <path d="M-8 9 0-1l8 10" transform={`translate(${x} ${y}) rotate(${turn})`} />
    </g>
  );
}
