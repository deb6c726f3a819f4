import { arrow, band, circle, limb, type Stroke } from './stroke.ts';

/** A person from the side, facing right, 160 by 300. */
export const SIDE_FIGURE: readonly Stroke[] = [
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
export const SIDE_DRAWINGS = {
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
