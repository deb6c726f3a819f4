import {
  type ApplicationType,
  type Ink,
  PRODUCT_DRAWING,
  PRODUCT_DRAWINGS,
  SCENE,
  type Scene,
  type Stroke,
  sceneGroups,
} from '#catalogue/domain';
import type { Colour } from '../blocks/measures.ts';
import { pathOperators } from './path-operators.ts';

/** Colours as on the screens (styles/tokens.css and the drawings' rules). */
const LINE: Colour = [0.031, 0.271, 0.29];
const FILLS: Readonly<Partial<Record<Ink, Colour>>> = {
  surface: [1, 1, 1],
  tint: [0.612, 0.78, 0.765],
  warm: [0.886, 0.647, 0.51],
  skin: [0.984, 0.89, 0.827],
  hair: [0.894, 0.886, 0.871],
  cushion: [0.965, 0.902, 0.851],
  active: [0.949, 0.702, 0.42],
  good: [0.663, 0.796, 0.69],
};
const LINES: Readonly<Partial<Record<Ink, Colour>>> = {
  limb: [0.984, 0.89, 0.827],
  band: [0.612, 0.78, 0.765],
  arrow: [0.706, 0.333, 0.176],
};
const WIDTHS: Readonly<Partial<Record<Ink, number>>> = { fine: 2, arrow: 4.5 };
const WIDTH = 3;

const n = (value: number) => String(Math.round(value * 1000) / 1000);
const colourOf = (colour: Colour) => colour.map(n).join(' ');
const matrix = (...values: readonly number[]) => `${values.map(n).join(' ')} cm`;

/** A picture of the instructions, or the drawing of a kind of product. */
export type Drawing = Scene | ApplicationType;

/**
 * The operators of a drawing (ISO 32000-1, 8.4 and 8.5).
 *
 * @param x left edge in points, `y` upper edge in points from the bottom of the page, `width` in points
 */
export function drawingOperators(drawing: Drawing, x: number, y: number, width: number): string[] {
  const product = typeof drawing === 'string';
  const scale = width / (product ? PRODUCT_DRAWING : SCENE.width);
  const groups = product
    ? PRODUCT_DRAWINGS[drawing].flatMap(strokeOperators)
    : sceneGroups(drawing).flatMap(({ matrix: place, strokes }) => [
        'q',
        matrix(...place),
        ...strokes.flatMap(strokeOperators),
        'Q',
      ]);
  // The picture's y axis points down, the page's up; ends and corners of lines are round.
  return ['q', matrix(scale, 0, 0, -scale, x, y), '1 J 1 j', ...groups, 'Q'];
}

function strokeOperators({ ink, d, width, at }: Stroke): string[] {
  const fill = ink.map((each) => FILLS[each]).find((colour) => colour !== undefined);
  const line = ink.map((each) => LINES[each]).find((colour) => colour !== undefined) ?? LINE;
  const wide = width ?? ink.map((each) => WIDTHS[each]).find((each) => each !== undefined) ?? WIDTH;
  const colours = `${colourOf(line)} RG ${n(wide)} w${fill ? ` ${colourOf(fill)} rg` : ''}`;
  const drawn = [colours, ...pathOperators(d), fill ? 'B' : 'S'];
  return at === undefined ? drawn : ['q', matrix(...turned(at)), ...drawn, 'Q'];
}

function turned([x, y, turn]: NonNullable<Stroke['at']>): readonly number[] {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, -sin, cos, x, y];
}
