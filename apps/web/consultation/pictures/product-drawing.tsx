import { type ApplicationType, PRODUCT_DRAWING, PRODUCT_DRAWINGS, type Tier } from '#catalogue/domain';
import { DrawnStrokes } from './drawn-strokes.tsx';

const VIEW_BOX = `0 0 ${PRODUCT_DRAWING} ${PRODUCT_DRAWING}`;

const symbolId = (type: string) => `drawing-${type.toLowerCase().replaceAll(/[^a-z]/g, '')}`;

/** The drawings as symbols, once per page; ProductDrawing references them. */
export function ProductSymbols() {
  return (
    <svg className="product-symbols" aria-hidden="true" focusable="false">
      {Object.entries(PRODUCT_DRAWINGS).map(([type, strokes]) => (
        <symbol key={type} id={symbolId(type)} viewBox={VIEW_BOX}>
          <g className="drawing-line">
            <DrawnStrokes strokes={strokes} />
          </g>
        </symbol>
      ))}
    </svg>
  );
}

/** The same on a page without the symbols, such as a sheet of paper. */
export function KindDrawing({ type }: { type: ApplicationType }) {
  return (
    <svg className="paper-picture" viewBox={VIEW_BOX} aria-hidden="true" focusable="false">
      <g className="drawing-line">
        <DrawnStrokes strokes={PRODUCT_DRAWINGS[type]} />
      </g>
    </svg>
  );
}

/** A drawing of a type of product. Decorative: the text beside it says what it is. */
export function ProductDrawing(props: { type: ApplicationType; tier: Tier; large?: boolean }) {
  const { type, tier, large } = props;
  return (
    <svg
      className={large ? 'product-drawing product-drawing-large' : 'product-drawing'}
      data-premium={tier === 'Premium' || undefined}
      viewBox={VIEW_BOX}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#${symbolId(type)}`} />
    </svg>
  );
}
