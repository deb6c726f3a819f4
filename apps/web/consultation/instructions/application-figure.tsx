import { SCENE, type Scene, sceneGroups } from '#catalogue/domain';

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
            {strokes.map(({ ink, d, width, at }, index) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes.
                key={index}
                className={ink.map((each) => `drawing-${each}`).join(' ') || undefined}
                d={d}
                strokeWidth={width}
                transform={at && `translate(${at[0]} ${at[1]}) rotate(${at[2]})`}
              />
            ))}
          </g>
        ))}
      </g>
    </svg>
  );
}
