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
/** Gap between two facts, or two boxes, that share a line, and the room that each has, in millimetres. */
const BETWEEN_PAIR = 6;
export const HALF = (CONTENT_WIDTH - BETWEEN_PAIR) / 2;
/** Left edge of the first and the second in a line. */
export const halfAt = (index: number): number => PAGE.left + index * (HALF + BETWEEN_PAIR);
export const LINE = 6;
/** Edge of the square for a product's picture, and the gap between it and the text. */
export const PICTURE = { edge: 12, gap: 2 } as const;
/** The same for a product on a page for the patient. */
export const LARGE_PICTURE = { edge: 30, gap: 6 } as const;
/** The same if it shows several proposals. */
export const SIDE_PICTURE = { edge: 14, gap: 4 } as const;
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

const STYLES = {
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
  smallBox: { size: 12, weight: 'regular', colour: INK, line: 4.5 },
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
  // The same where several proposals stand side by side.
  sideAmount: { size: 20, weight: 'semibold', colour: ACCENT, line: 9.5 },
  amount: { size: 30, weight: 'semibold', colour: ACCENT, line: 13.5 },
  name: { size: 15, weight: 'semibold', colour: ACCENT, line: 7 },
} as const satisfies Record<string, Style>;
export type StyleName = keyof typeof STYLES;

/** Line height of large type. */
export const LARGE_LINE = 6.4;
const LARGE = { size: 14, line: LARGE_LINE } as const;

/** The styles in a document of large type: 14 pt for what is read, tables and sums included. */
const LARGE_STYLES: Readonly<Partial<Record<StyleName, Style>>> = {
  subtitle: { ...STYLES.subtitle, size: 13, line: LARGE_LINE },
  heading: STYLES.largeHeading,
  subheading: { ...STYLES.subheading, ...LARGE },
  body: { ...STYLES.body, ...LARGE },
  strong: { ...STYLES.strong, ...LARGE },
  label: { ...STYLES.label, size: 12.5, line: LARGE_LINE },
  head: { ...STYLES.head, size: 11, line: LARGE_LINE },
  identity: { ...STYLES.identity, size: 12, line: 5.6 },
  identityName: { ...STYLES.identityName, size: 11, line: 5.6 },
  note: { ...STYLES.note, size: 11, line: 4.8 },
  small: { ...STYLES.small, size: 12, line: 5.4 },
  plain: STYLES.large,
  plainStrong: STYLES.largeStrong,
};

/** How a text is set, in the usual or in large type. */
export const styleOf = (name: StyleName, large: boolean): Style =>
  (large ? LARGE_STYLES[name] : undefined) ?? STYLES[name];
