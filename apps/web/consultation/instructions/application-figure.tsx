import { SCENE, type Scene, sceneGroups } from '#catalogue/domain';
import { DrawnStrokes } from '../pictures/drawn-strokes.tsx';

/** A picture of the instructions. The text below it says the same. */
export function ApplicationFigure({ scene }: { scene: Scene }) {
  return (
    <svg
      className="application"
      viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <g className="drawing-line">
        {sceneGroups(scene).map(({ matrix, strokes }, group) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes.
          <g key={group} transform={`matrix(${matrix.join(' ')})`}>
            <DrawnStrokes strokes={strokes} />
          </g>
        ))}
      </g>
    </svg>
  );
}
