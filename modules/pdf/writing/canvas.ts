import { type Colour, LARGE_LINE, LINE, PAGE, POINTS_PER_MM, styleOf } from '../blocks/measures.ts';
import { type Picture, pictureName } from '../blocks/pictures.ts';
import type { SetLine } from '../blocks/set-lines.ts';
import type { Tag } from '../blocks/tag.ts';
import type { FileName } from '../typeface/typeface-file.ts';
import { type Typesetter, widthOf } from '../typeface/typesetter.ts';
import { type Drawing, drawingOperators } from './drawing-operators.ts';
import { operand } from './operand.ts';
import { operatorsOf } from './text-operators.ts';

/** Position of a line, in millimetres. */
export interface Place {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

const colourOf = (colour: Colour) => colour.map((share) => operand(share)).join(' ');
const RULE_WEIGHT = 0.15;
/** Size of the body by its line height, in the usual and in large type. */
const BODY_SIZES = new Map<number, number>([
  [LINE, styleOf('body', false).size],
  [LARGE_LINE, styleOf('body', true).size],
]);

/** Artifacts (ISO 32000-1, 14.8.2.2.2): what is repeated on each page, and what decorates it. */
const PAGINATION = '/Artifact <</Type /Pagination>> BDC';
const LAYOUT = '/Artifact <</Type /Layout>> BDC';

type Figure = NonNullable<Tag['figure']>;

/** One page while it is drawn. Coordinates in millimetres from the upper left corner. */
export class Canvas {
  /** The structure nodes of the page's marked contents, by number. */
  readonly marked: Tag[] = [];
  readonly fonts = new Set<FileName>();
  /** Keys of its pictures. */
  readonly pictures = new Set<string>();
  private readonly content: string[] = [];
  private readonly page: number;
  private readonly typesetter: Typesetter;

  constructor(page: number, typesetter: Typesetter) {
    this.page = page;
    this.typesetter = typesetter;
  }

  /** Draws a line of text whose upper edge is at `top`; without a tag it is not part of the structure. */
  text({ glyphs, style }: SetLine, { x, width, align }: Place, top: number, tag: Tag | null): void {
    if (glyphs.length === 0) return;
    const left = align === 'left' ? x : x + width - widthOf(glyphs, style.size) / POINTS_PER_MM;
    const capitals = this.typesetter.font(`${style.weight}-latin`)?.capHeight ?? 0;
    // Capitals are vertically centred; text of the body's line height shares its baseline.
    const middle = BODY_SIZES.get(style.line) ?? style.size;
    const baseline = top + style.line / 2 + (capitals * middle) / 2000 / POINTS_PER_MM;
    for (const { font } of glyphs) this.fonts.add(font);
    this.begin(tag);
    this.content.push(
      `BT ${colourOf(style.colour)} rg 1 0 0 1 ${operand(left * POINTS_PER_MM)} ${operand(this.up(baseline))} Tm`,
      ...operatorsOf(glyphs, style.size),
      'ET EMC',
    );
  }

  /** Draws a horizontal line. */
  rule(from: number, to: number, y: number, colour: Colour, weight = RULE_WEIGHT): void {
    const height = operand(this.up(y));
    this.content.push(
      LAYOUT,
      `${colourOf(colour)} RG ${operand(weight * POINTS_PER_MM)} w`,
      `${operand(from * POINTS_PER_MM)} ${height} m ${operand(to * POINTS_PER_MM)} ${height} l S EMC`,
    );
  }

  /**
   * Draws a picture centred in a square, given by its upper left corner. Needs no alternative text: the words beside
   * it describe it.
   */
  picture(
    { key, width, height }: Picture & { readonly key: string },
    x: number,
    y: number,
    edge: number,
  ): void {
    const scale = edge / Math.max(width, height);
    const [wide, high] = [width * scale, height * scale];
    const left = (x + (edge - wide) / 2) * POINTS_PER_MM;
    const bottom = this.up(y + (edge + high) / 2);
    this.pictures.add(key);
    this.content.push(
      LAYOUT,
      `q ${operand(wide * POINTS_PER_MM)} 0 0 ${operand(high * POINTS_PER_MM)} ${operand(left)} ${operand(bottom)} cm`,
      `/${pictureName(key)} Do Q EMC`,
    );
  }

  /**
   * Draws a picture of the instructions or a kind of product, given by its upper left corner and its width. Needs no
   * alternative text: the words beside it say the same.
   */
  drawing(drawing: Drawing, x: number, y: number, width: number): void {
    const [left, top, wide] = [x * POINTS_PER_MM, this.up(y), width * POINTS_PER_MM];
    this.content.push('/Artifact BMC', ...drawingOperators(drawing, left, top, wide), 'EMC');
  }

  /**
   * Draws a figure by operators of its own.
   *
   * @param box points from the lower left corner
   * @param parent the node it is part of; null: not part of the structure
   */
  figure(operators: readonly string[], alt: string, box: Figure['box'], parent: Tag | null): void {
    const tag: Tag | null = parent && { role: 'Figure', kids: [], figure: { alt, box } };
    if (parent && tag) parent.kids.push(tag);
    this.begin(tag);
    this.content.push('q', ...operators, 'Q EMC');
  }

  /** The page's content stream. */
  toString(): string {
    return this.content.join('\n');
  }

  private begin(tag: Tag | null): void {
    if (tag === null) {
      this.content.push(PAGINATION);
      return;
    }
    const id = this.marked.push(tag) - 1;
    tag.kids.push({ page: this.page, id });
    this.content.push(`/${tag.role} <</MCID ${id}>> BDC`);
  }

  private up(y: number): number {
    return (PAGE.height - y) * POINTS_PER_MM;
  }
}
