import type { ReactNode } from 'react';
import { Arrow } from './application-parts.tsx';

const FoldArrows = () => (
  <>
    <Arrow d="M62 130c10-14 26-20 42-16" x={106} y={115} turn={104} />
    <Arrow d="M298 130c-10-14-26-20-42-16" x={254} y={115} turn={-104} />
  </>
);

/** Products on their own, ready for use. */
export const PRODUCT_DRAWINGS = {
  'fold-brief': (
    <>
      <path
        className="drawing-surface"
        d="M92 34h176v56c-30 6-44 26-44 60s14 54 44 60v56H92v-56c30-6 44-26 44-60s-14-54-44-60Z"
      />
      <path
        className="drawing-tint"
        d="M150 52h60c6 20-2 60-2 98s8 78 2 98h-60c-6-20 2-60 2-98s-8-78-2-98Z"
      />
      <path className="drawing-fine" d="M180 60v180M142 100c10 30 10 70 0 100M218 100c-10 30-10 70 0 100" />
      <path
        className="drawing-warm"
        d="M92 222H72v14h20M92 244H72v14h20M268 222h20v14h-20M268 244h20v14h-20"
      />
      <FoldArrows />
    </>
  ),
  'fold-belt': (
    <>
      <path className="drawing-tint" d="M40 222h280v40H40Z" />
      <path className="drawing-warm" d="M320 230h-24v24h24Z" />
      <path
        className="drawing-surface"
        d="M124 34h112v40c-10 22-12 46-12 76s4 50 20 72H116c16-22 20-42 20-72s-2-54-12-76Z"
      />
      <path
        className="drawing-tint"
        d="M154 52h52c4 20-2 60-2 96s6 60 4 74h-56c-2-14 4-38 4-74s-6-76-2-96Z"
      />
      <path className="drawing-fine" d="M180 60v156" />
      <path className="drawing-warm" d="M124 42h-20v16h20M236 42h20v16h-20" />
      <FoldArrows />
    </>
  ),
  'fold-pad': (
    <>
      <path
        className="drawing-surface"
        d="M180 22c40 0 56 14 56 42 0 24-18 34-18 60 0 28 34 52 34 98 0 38-22 56-72 56s-72-18-72-56c0-46 34-70 34-98 0-26-18-36-18-60 0-28 16-42 56-42Z"
      />
      <path
        className="drawing-tint"
        d="M180 46c24 0 32 8 32 24 0 20-14 32-14 56 0 30 28 56 28 92 0 26-14 36-46 36s-46-10-46-36c0-36 28-62 28-92 0-24-14-36-14-56 0-16 8-24 32-24Z"
      />
      <path className="drawing-fine" d="M180 60v178" />
      <FoldArrows />
    </>
  ),
  peel: (
    <>
      <path
        className="drawing-surface"
        d="M180 22c32 0 44 18 42 46-2 22-12 36-12 58s14 44 18 80c4 44-16 70-48 70s-52-26-48-70c4-36 18-58 18-80s-10-36-12-58c-2-28 10-46 42-46Z"
      />
      <path className="drawing-tint drawing-fine" d="M164 70h32v170h-32Z" />
      <path className="drawing-warm" d="M164 70h32v84c18-4 40 6 44 40-14-16-28-18-44-12l-32-34Z" />
      <Arrow d="M236 150c18-14 24-34 22-56" x={258} y={90} turn={0} />
    </>
  ),
  stick: (
    <>
      <path
        className="drawing-tint"
        d="M60 60c40-18 200-18 240 0l-6 60c-52 8-78 50-80 130h-68c-2-80-28-122-80-130Z"
      />
      <path className="drawing-fine" d="M58 74c42-18 202-18 244 0" />
      <path
        className="drawing-surface"
        d="M180 92c20 0 26 10 24 28-2 16-8 26-8 42s8 30 10 46c2 20-10 32-26 32s-28-12-26-32c2-16 10-30 10-46s-6-26-8-42c-2-18 4-28 24-28Z"
      />
      <path className="drawing-fine" d="M180 108v114" />
      <Arrow d="M116 150h34" x={154} y={150} turn={90} />
      <Arrow d="M244 150h-34" x={206} y={150} turn={-90} />
    </>
  ),
} satisfies Record<string, ReactNode>;
