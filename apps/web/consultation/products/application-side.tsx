import type { ReactNode } from 'react';
import { Arrow, Band, Limb } from './application-parts.tsx';

/** A person from the side, facing right, 160 by 300, holding a product against the body. */
export function SideFigure({ children }: { children: ReactNode }) {
  return (
    <>
      <Limb d="M80 180c2 38 0 72-2 104h18" width={28} />
      <path
        className="drawing-skin"
        d="M60 124c-8 14-18 28-14 46 4 16 18 20 34 20 14 0 22-6 24-18 2-18 2-34-2-48Z"
      />
      <path className="drawing-skin" d="M74 44v16h18V44" />
      <path
        className="drawing-warm"
        d="M70 56c-10 8-15 24-14 42 1 12 2 22 2 34h46c4-16 5-34 3-48-2-14-7-23-15-28-6 4-16 4-22 0Z"
      />
      <Limb d="M82 80c-4 24 2 44 26 60" width={14} />
      <circle className="drawing-skin" cx="84" cy="29" r="20" />
      <path d="M103 24c3 3 5 6 5 8s-2 3-5 2" className="drawing-skin" />
      <path
        className="drawing-hair"
        d="M90 20c2-5 2-10 0-14C74 2 60 14 62 34c1 10 6 15 14 16-3-12 2-24 14-30Z"
      />
      {children}
    </>
  );
}

/** Products at the figure, by step. */
export const SIDE_DRAWINGS = {
  'side-between': (
    <>
      <Band d="M108 146c4 22 2 56-28 56-28 0-42-26-42-60" />
      <Arrow d="M122 192c-6 24-24 36-44 36-22 0-36-10-46-28" x={31} y={196} turn={-28} />
    </>
  ),
  'side-behind': (
    <>
      <Band d="M46 116c-12 22-20 44-12 66 6 16 20 24 40 22" />
      <Arrow d="M6 168h14" x={24} y={168} turn={90} />
    </>
  ),
  'side-belt': (
    <>
      <Band d="M44 128c-10 18-16 36-10 54 6 16 20 24 40 22" />
      <path className="drawing-tint" d="M40 118h64l1 18H38Z" />
      <Arrow d="M6 168h14" x={24} y={168} turn={90} />
    </>
  ),
  'side-pad': (
    <>
      <Band d="M110 156c2 22-4 46-30 46-26 0-40-20-42-48" />
      <path className="drawing-tint" d="M60 226h44l1 22H59Z" />
      <Arrow d="M124 196c-6 20-22 32-42 32" x={80} y={228} turn={-90} />
    </>
  ),
} satisfies Record<string, ReactNode>;
