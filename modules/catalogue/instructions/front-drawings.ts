import { arrow, circle, limb, type Stroke } from './stroke.ts';

/** A person from the front, 160 by 300. */
export const FRONT_FIGURE: readonly Stroke[] = [
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
export const FRONT_DRAWINGS = {
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
