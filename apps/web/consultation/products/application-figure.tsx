import type { ReactNode } from 'react';
import { FRONT_DRAWINGS, FrontFigure } from './application-front.tsx';
import { PRODUCT_DRAWINGS } from './application-products.tsx';
import { SIDE_DRAWINGS, SideFigure } from './application-side.tsx';

type FrontDrawing = keyof typeof FRONT_DRAWINGS;
type SideDrawing = keyof typeof SIDE_DRAWINGS;
type ProductScene = keyof typeof PRODUCT_DRAWINGS;

/** The drawing of a step, and whether the person in it lies down. */
export interface Scene {
  readonly drawing: FrontDrawing | SideDrawing | ProductScene;
  readonly lying: boolean;
}

/** A picture of the instructions. The text below it says the same. */
export function ApplicationFigure({ scene: { drawing, lying } }: { scene: Scene }) {
  return (
    <svg className="application" viewBox="0 0 360 300" aria-hidden="true" focusable="false">
      <g className="drawing-line">
        {isProduct(drawing) ? PRODUCT_DRAWINGS[drawing] : person(drawing, lying)}
      </g>
    </svg>
  );
}

function person(drawing: FrontDrawing | SideDrawing, lying: boolean): ReactNode {
  const figure = isSide(drawing) ? (
    <SideFigure>{SIDE_DRAWINGS[drawing]}</SideFigure>
  ) : (
    <FrontFigure>{FRONT_DRAWINGS[drawing]}</FrontFigure>
  );
  const done = drawing.endsWith('-check');
  if (!lying) {
    return (
      <>
        <g transform="translate(102 2) scale(0.965)">{figure}</g>
        {done && <Tick x={262} y={200} />}
      </>
    );
  }
  // A person on a bed seen from above is a standing person rotated sideways.
  return (
    <>
      <rect className="drawing-surface" x="8" y="42" width="344" height="216" rx="18" />
      <rect className="drawing-cushion" x="18" y="80" width="76" height="140" rx="22" />
      <g transform="translate(30 230) rotate(-90)">{figure}</g>
      {done && <Tick x={306} y={82} />}
    </>
  );
}

const isProduct = (drawing: Scene['drawing']): drawing is ProductScene =>
  Object.hasOwn(PRODUCT_DRAWINGS, drawing);
const isSide = (drawing: FrontDrawing | SideDrawing): drawing is SideDrawing =>
  Object.hasOwn(SIDE_DRAWINGS, drawing);

/** A tick beside the figure: correctly fitted. */
function Tick({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="drawing-good" r="20" />
      <path d="M-9 1l7 7L9-8" />
    </g>
  );
}
