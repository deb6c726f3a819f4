import { arrow, band, circle, limb, roundedBox, type Stroke } from './stroke.ts';

/** A person from the side, facing right, 160 by 300. */
const SIDE_FIGURE: readonly Stroke[] = [
  ...limb('M80 180c2 38 0 72-2 104h18', 28),
  { ink: ['skin'], d: 'M60 124c-8 14-18 28-14 46 4 16 18 20 34 20 14 0 22-6 24-18 2-18 2-34-2-48Z' },
  { ink: ['skin'], d: 'M74 44v16h18V44' },
  {
    ink: ['warm'],
    d: 'M70 56c-10 8-15 24-14 42 1 12 2 22 2 34h46c4-16 5-34 3-48-2-14-7-23-15-28-6 4-16 4-22 0Z',
  },
  ...limb('M82 80c-4 24 2 44 26 60', 14),
  { ink: ['skin'], d: circle(84, 29, 20) },
  { ink: ['skin'], d: 'M103 24c3 3 5 6 5 8s-2 3-5 2' },
  { ink: ['hair'], d: 'M90 20c2-5 2-10 0-14C74 2 60 14 62 34c1 10 6 15 14 16-3-12 2-24 14-30Z' },
];

/** Products held against the body, by step. */
const SIDE_DRAWINGS = {
  'side-between': [
    ...band('M108 146c4 22 2 56-28 56-28 0-42-26-42-60'),
    ...arrow('M122 192c-6 24-24 36-44 36-22 0-36-10-46-28', 31, 196, -28),
  ],
  'side-behind': [...band('M46 116c-12 22-20 44-12 66 6 16 20 24 40 22'), ...arrow('M6 168h14', 24, 168, 90)],
  'side-belt': [
    ...band('M44 128c-10 18-16 36-10 54 6 16 20 24 40 22'),
    { ink: ['tint'], d: 'M40 118h64l1 18H38Z' },
    ...arrow('M6 168h14', 24, 168, 90),
  ],
  'side-pad': [
    ...band('M110 156c2 22-4 46-30 46-26 0-40-20-42-48'),
    { ink: ['tint'], d: 'M60 226h44l1 22H59Z' },
    ...arrow('M124 196c-6 20-22 32-42 32', 80, 228, -90),
  ],
} satisfies Record<string, readonly Stroke[]>;

const FOLD_ARROWS: readonly Stroke[] = [
  ...arrow('M62 130c10-14 26-20 42-16', 106, 115, 104),
  ...arrow('M298 130c-10-14-26-20-42-16', 254, 115, -104),
];

/** Products on their own, ready for use. */
const PRODUCT_DRAWINGS = {
  'fold-brief': [
    {
      ink: ['surface'],
      d: 'M92 34h176v56c-30 6-44 26-44 60s14 54 44 60v56H92v-56c30-6 44-26 44-60s-14-54-44-60Z',
    },
    { ink: ['tint'], d: 'M150 52h60c6 20-2 60-2 98s8 78 2 98h-60c-6-20 2-60 2-98s-8-78-2-98Z' },
    { ink: ['fine'], d: 'M180 60v180M142 100c10 30 10 70 0 100M218 100c-10 30-10 70 0 100' },
    { ink: ['warm'], d: 'M92 222H72v14h20M92 244H72v14h20M268 222h20v14h-20M268 244h20v14h-20' },
    ...FOLD_ARROWS,
  ],
  'fold-belt': [
    { ink: ['tint'], d: 'M40 222h280v40H40Z' },
    { ink: ['warm'], d: 'M320 230h-24v24h24Z' },
    {
      ink: ['surface'],
      d: 'M124 34h112v40c-10 22-12 46-12 76s4 50 20 72H116c16-22 20-42 20-72s-2-54-12-76Z',
    },
    { ink: ['tint'], d: 'M154 52h52c4 20-2 60-2 96s6 60 4 74h-56c-2-14 4-38 4-74s-6-76-2-96Z' },
    { ink: ['fine'], d: 'M180 60v156' },
    { ink: ['warm'], d: 'M124 42h-20v16h20M236 42h20v16h-20' },
    ...FOLD_ARROWS,
  ],
  'fold-pad': [
    {
      ink: ['surface'],
      d: 'M180 22c40 0 56 14 56 42 0 24-18 34-18 60 0 28 34 52 34 98 0 38-22 56-72 56s-72-18-72-56c0-46 34-70 34-98 0-26-18-36-18-60 0-28 16-42 56-42Z',
    },
    {
      ink: ['tint'],
      d: 'M180 46c24 0 32 8 32 24 0 20-14 32-14 56 0 30 28 56 28 92 0 26-14 36-46 36s-46-10-46-36c0-36 28-62 28-92 0-24-14-36-14-56 0-16 8-24 32-24Z',
    },
    { ink: ['fine'], d: 'M180 60v178' },
    ...FOLD_ARROWS,
  ],
  peel: [
    {
      ink: ['surface'],
      d: 'M180 22c32 0 44 18 42 46-2 22-12 36-12 58s14 44 18 80c4 44-16 70-48 70s-52-26-48-70c4-36 18-58 18-80s-10-36-12-58c-2-28 10-46 42-46Z',
    },
    { ink: ['tint', 'fine'], d: 'M164 70h32v170h-32Z' },
    { ink: ['warm'], d: 'M164 70h32v84c18-4 40 6 44 40-14-16-28-18-44-12l-32-34Z' },
    ...arrow('M236 150c18-14 24-34 22-56', 258, 90, 0),
  ],
  stick: [
    { ink: ['tint'], d: 'M60 60c40-18 200-18 240 0l-6 60c-52 8-78 50-80 130h-68c-2-80-28-122-80-130Z' },
    { ink: ['fine'], d: 'M58 74c42-18 202-18 244 0' },
    {
      ink: ['surface'],
      d: 'M180 92c20 0 26 10 24 28-2 16-8 26-8 42s8 30 10 46c2 20-10 32-26 32s-28-12-26-32c2-16 10-30 10-46s-6-26-8-42c-2-18 4-28 24-28Z',
    },
    { ink: ['fine'], d: 'M180 108v114' },
    ...arrow('M116 150h34', 154, 150, 90),
    ...arrow('M244 150h-34', 206, 150, -90),
  ],
} satisfies Record<string, readonly Stroke[]>;

/** A person from the front, 160 by 300. */
const FRONT_FIGURE: readonly Stroke[] = [
  ...limb('M48 84C38 112 34 138 30 160', 15),
  ...limb('M112 84c10 28 14 54 18 76', 15),
  ...limb('M65 176c0 40-1 76-2 112', 28),
  ...limb('M95 176c0 40 1 76 2 112', 28),
  { ink: ['skin'], d: 'M52 126h56c3 16 4 34 2 52-8 6-18 8-30 8s-22-2-30-8c-2-18-1-36 2-52Z' },
  { ink: ['skin'], d: 'M71 44v14h18V44' },
  {
    ink: ['warm'],
    d: 'M70 56c-16 3-26 8-31 18l-6 26 15 5 4 25h56l4-25 15-5-6-26c-5-10-15-15-31-18-4 5-16 5-20 0Z',
  },
  { ink: ['skin'], d: circle(80, 29, 20) },
  { ink: ['hair'], d: 'M59 32C55 13 66 5 80 5s25 8 21 27c-6-3-11-8-13-14-7 7-17 12-29 14Z' },
];

const BRIEF = 'M47 132h66c3 14 4 30 3 46-14 2-23 10-25 24H69c-2-14-11-22-25-24-1-16 0-32 3-46Z';
const PANTS = 'M47 134h66c3 22 5 44 5 66-10 3-22 3-32 0l-6-12-6 12c-10 3-22 3-32 0 0-22 2-44 5-66Z';
const BRIEFS = 'M47 140h66l2 30c-14 4-24 14-27 27H72c-3-13-13-23-27-27Z';
const PAD = 'M62 146h36c2 18-4 34-8 52H70c-4-18-10-34-8-52Z';
const LOWER = 'M45 170l20-8 3 9-22 9ZM115 170l-20-8-3 9 22 9Z';
const UPPER = 'M47 138l21 6-2 9-20-5ZM113 138l-21 6 2 9 20-5Z';
const BELT = 'M46 130h68l1 20H45Z';
const PANEL = 'M54 146h52c-1 18-10 38-15 56H69c-5-18-14-38-15-56Z';
const FASTENERS = 'M48 147h18v9H50ZM112 147H94v9h16Z';

/** A tube of cloth around both legs at the knees. */
const KNEES = 'M47 222h66l2 24H45Z';
const MESH =
  'M52 145l28 24M66 136l44 36M96 136l16 14M108 145 80 169M94 136 50 172M64 136l-16 14M48 168l28 24M112 168l-28 24';

const up = (y: number): readonly Stroke[] => [
  ...arrow(`M26 ${y}v-34`, 26, y - 38, 0),
  ...arrow(`M134 ${y}v-34`, 134, y - 38, 0),
];

/** Products on the figure, by step. */
const FRONT_DRAWINGS = {
  'brief-panel': [
    { ink: ['tint'], d: 'M56 176c2-20 2-30 0-44h48c-2 14-2 24 0 44-6 8-12 16-13 26H69c-1-10-7-18-13-26Z' },
    { ink: ['fine'], d: 'M70 140v50M90 140v50' },
    ...arrow('M80 236v-40', 80, 192, 0),
  ],
  'brief-lower': [
    { ink: ['tint'], d: BRIEF },
    { ink: ['fine'], d: 'M72 150v40M88 150v40' },
    { ink: ['active'], d: LOWER },
    ...arrow('M22 196l18-14', 43, 180, 52),
    ...arrow('M138 196l-18-14', 117, 180, -52),
  ],
  'brief-upper': [
    { ink: ['tint'], d: BRIEF },
    { ink: ['fine'], d: 'M72 156v34M88 156v34' },
    { ink: ['surface'], d: LOWER },
    { ink: ['active'], d: UPPER },
    ...arrow('M22 128l18 10', 43, 140, 120),
    ...arrow('M138 128l-18 10', 117, 140, -120),
  ],
  'brief-check': [
    { ink: ['tint'], d: BRIEF },
    { ink: ['fine'], d: 'M72 156v34M88 156v34' },
    { ink: ['surface'], d: `${LOWER}${UPPER}` },
  ],
  'belt-close': [
    { ink: ['tint'], d: BELT },
    { ink: ['active'], d: 'M72 132h30v16H72Z' },
    ...arrow('M142 140h-30', 108, 140, -90),
  ],
  'belt-panel': [
    { ink: ['tint'], d: BELT },
    { ink: ['surface'], d: 'M60 170h40c-1 12-6 22-9 34H69c-3-12-8-22-9-34Z' },
    { ink: ['fine'], d: 'M72 176v22M88 176v22' },
    ...arrow('M80 246v-52', 80, 190, 0),
  ],
  'belt-fasten': [
    { ink: ['tint'], d: BELT },
    { ink: ['surface'], d: PANEL },
    { ink: ['fine'], d: 'M72 160v32M88 160v32' },
    { ink: ['active'], d: FASTENERS },
    ...arrow('M20 176l22-16', 45, 158, 54),
    ...arrow('M140 176l-22-16', 115, 158, -54),
  ],
  'belt-check': [
    { ink: ['tint'], d: BELT },
    { ink: ['surface'], d: PANEL },
    { ink: ['fine'], d: 'M72 160v32M88 160v32' },
    { ink: ['surface'], d: FASTENERS },
  ],
  knees: [
    { ink: ['tint'], d: KNEES },
    {
      ink: ['fine'],
      d: 'M50 226l14 16M64 224l16 20M80 224l16 20M96 224l14 16M62 242l16-18M78 244l18-20M94 244l14-18',
    },
    ...up(270),
  ],
  'pants-up': [
    { ink: ['surface'], d: PAD },
    { ink: ['tint'], d: 'M46 174h68l4 44c-10 3-22 3-32 0l-6-10-6 10c-10 3-22 3-32 0Z' },
    {
      ink: ['fine'],
      d: 'M52 180l26 24M70 178l38 34M92 178l20 18M108 180 82 204M90 178 50 212M68 178l-18 18',
    },
    ...up(228),
  ],
  'pants-check': [
    { ink: ['tint'], d: PANTS },
    { ink: ['fine'], d: MESH },
  ],
  'briefs-knees': [{ ink: ['tint'], d: 'M47 222h66c-2 12-14 18-25 26H72c-11-8-23-14-25-26Z' }, ...up(270)],
  'briefs-up': [
    { ink: ['tint'], d: 'M46 172h68l1 26c-13 4-23 12-26 24H71c-3-12-13-20-26-24Z' },
    { ink: ['surface', 'fine'], d: 'M71 182h18c1 12-1 22-3 32H74c-2-10-4-20-3-32Z' },
    ...up(226),
  ],
  'briefs-check': [
    { ink: ['tint'], d: BRIEFS },
    { ink: ['fine'], d: 'M70 152c4 14 4 26 4 40M90 152c-4 14-4 26-4 40' },
  ],
  'pull-up': [
    { ink: ['tint'], d: 'M46 172h68l1 26c-13 4-23 12-26 24H71c-3-12-13-20-26-24Z' },
    { ink: ['fine'], d: 'M54 172v10M66 172v10M80 172v10M94 172v10M106 172v10' },
    ...up(226),
  ],
  'pull-check': [
    { ink: ['tint'], d: BRIEFS },
    { ink: ['fine'], d: 'M54 140v12M66 140v12M80 140v12M94 140v12M106 140v12' },
  ],
} satisfies Record<string, readonly Stroke[]>;

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
