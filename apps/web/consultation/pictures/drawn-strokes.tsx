import type { Stroke } from '#catalogue/domain';

/** The paths of a drawing, in order. */
export function DrawnStrokes({ strokes }: { strokes: readonly Stroke[] }) {
  return strokes.map(({ ink, d, width, at }, index) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes.
      key={index}
      className={ink.map((each) => `drawing-${each}`).join(' ') || undefined}
      d={d}
      strokeWidth={width}
      transform={at && `translate(${at[0]} ${at[1]}) rotate(${at[2]})`}
    />
  ));
}
