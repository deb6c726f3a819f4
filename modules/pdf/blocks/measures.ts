import type { Weight } from '../typeface/typeface-file.ts';

/**
 * The page in millimetres from its upper left corner; type sizes in points. Left margin 20 and line height 6
 * come from the specification (consultation.md, section 9), read as millimetres.
 */
export const PAGE = {
  width: 210,
  height: 297,
  left: 20,
  right: 190,
  /** Top of the text on a page whose head has its usual height. */
  firstTop: 52,
  top: 32,
  bottom: 274,
} as const;
export const CONTENT_WIDTH = PAGE.right - PAGE.left;
export const LINE = 6;
/** Edge of the square for a product's picture, and the gap between it and the text. */
export const PICTURE = { edge: 12, gap: 2 } as const;
/** The same for a product on a page for the patient. */
export const LARGE_PICTURE = { edge: 30, gap: 6 } as const;
/** The same if it shows several proposals. */
export const SIDE_PICTURE = { edge: 16, gap: 4 } as const;
export const POINTS_PER_MM = 72 / 25.4;

/** Red, green and blue from 0 to 1. */
export type Colour = readonly [number, number, number];
const INK: Colour = [0.114, 0.169, 0.2];
const QUIET: Colour = [0.275, 0.337, 0.38];
export const ACCENT: Colour = [0.047, 0.353, 0.369];
export const HAIRLINE: Colour = [0.82, 0.83, 0.83];
/** Lines to write on. */
export const PEN_LINE: Colour = [0.45, 0.5, 0.53];

/** How a text is set; `line` is its line height in millimetres. */
export interface Style {
  readonly size: number;
  readonly weight: Weight;
  readonly colour: Colour;
  readonly line: number;
}

export const STYLES = {
  title: { size: 21, weight: 'semibold', colour: ACCENT, line: 9 },
  subtitle: { size: 10.5, weight: 'regular', colour: QUIET, line: LINE },
  heading: { size: 13.5, weight: 'semibold', colour: INK, line: 7 },
  subheading: { size: 11, weight: 'semibold', colour: ACCENT, line: LINE },
  body: { size: 10.5, weight: 'regular', colour: INK, line: LINE },
  strong: { size: 10.5, weight: 'semibold', colour: INK, line: LINE },
  label: { size: 9.5, weight: 'regular', colour: QUIET, line: LINE },
  head: { size: 8.5, weight: 'semibold', colour: QUIET, line: LINE },
  identity: { size: 9.5, weight: 'regular', colour: INK, line: 5 },
  identityName: { size: 8.5, weight: 'regular', colour: QUIET, line: 5 },
  running: { size: 8.5, weight: 'regular', colour: QUIET, line: LINE },
  note: { size: 8.5, weight: 'regular', colour: QUIET, line: 4 },
  small: { size: 9, weight: 'regular', colour: INK, line: 4.5 },
  box: { size: 13, weight: 'regular', colour: INK, line: LINE },
  // A page for the patient, and the same in large type: 14 pt for all that is read.
  plain: { size: 11.5, weight: 'regular', colour: INK, line: 6.2 },
  plainStrong: { size: 11.5, weight: 'semibold', colour: INK, line: 6.2 },
  large: { size: 14, weight: 'regular', colour: INK, line: 7.2 },
  largeStrong: { size: 14, weight: 'semibold', colour: INK, line: 7.2 },
  // The telephone number on the sheet for at home.
  phone: { size: 20, weight: 'semibold', colour: INK, line: 10 },
  // A password on its slip, and one that is longer than a line of the former.
  secret: { size: 54, weight: 'semibold', colour: INK, line: 22 },
  longSecret: { size: 32, weight: 'semibold', colour: INK, line: 14 },
  largeHeading: { size: 17, weight: 'semibold', colour: INK, line: 8.5 },
  amount: { size: 30, weight: 'semibold', colour: ACCENT, line: 13.5 },
  name: { size: 15, weight: 'semibold', colour: ACCENT, line: 7 },
} as const satisfies Record<string, Style>;
export type StyleName = keyof typeof STYLES;
