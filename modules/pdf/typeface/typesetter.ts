import { printable } from './printable.ts';
import type { Coverage, FileName, PartName, TypefaceFile, Weight } from './typeface-file.ts';

/** One drawn character. Lengths in thousandths of the size. */
export interface Glyph {
  readonly code: number;
  readonly font: FileName;
  readonly advance: number;
  /** Distance to the next character, if it differs from the advance; negative: closer. */
  readonly kern: number;
  /** Offset of a combining mark; 0 otherwise. */
  readonly shift: number;
  readonly rise: number;
}

interface LoadedFont extends TypefaceFile {
  readonly advances: ReadonlyMap<number, number>;
}

/**
 * Turns texts into glyphs. Missing files are listed in `wanted` and their glyphs are empty: load them and set the
 * text again.
 */
export class Typesetter {
  /** Files that were needed and are not loaded yet. */
  readonly wanted = new Set<FileName>();
  /** Replaced characters, as readers see them. */
  readonly substituted = new Set<string>();
  private readonly fonts = new Map<FileName, LoadedFont>();
  private readonly set = new Map<string, readonly Glyph[]>();
  private readonly parts = new Map<number, PartName>();

  constructor(coverage: Coverage) {
    for (const [part, codes] of Object.entries(coverage) as [PartName, readonly number[]][]) {
      for (const code of codes) if (!this.parts.has(code)) this.parts.set(code, part);
    }
  }

  /** Adds a file; discards cached results. */
  add(name: FileName, file: TypefaceFile): void {
    const advances = new Map(file.codes.map((code, index) => [code, file.widths[index] ?? 0]));
    this.fonts.set(name, { ...file, advances });
    this.wanted.delete(name);
    this.set.clear();
  }

  /** A file that is loaded. */
  font(name: FileName): LoadedFont | undefined {
    return this.fonts.get(name);
  }

  /** The glyphs of a text; a line break has code 10. */
  glyphs(source: string, weight: Weight): readonly Glyph[] {
    const key = `${weight} ${source}`;
    const known = this.set.get(key);
    if (known !== undefined) return known;
    const { text, substituted } = printable(source, (code) => this.parts.has(code));
    for (const each of substituted) this.substituted.add(each);
    const glyphs: Glyph[] = [];
    for (const character of text) this.append(glyphs, character, weight);
    this.set.set(key, glyphs);
    return glyphs;
  }

  private append(glyphs: Glyph[], character: string, weight: Weight): void {
    const code = character.codePointAt(0) ?? 0;
    const part = this.parts.get(code) ?? 'latin';
    const font: FileName = `${weight}-${part}`;
    const file = this.fonts.get(font);
    if (file === undefined) this.wanted.add(font);
    const advance = file?.advances.get(code) ?? 0;
    const before = glyphs.at(-1);
    if (part === 'marks' && before !== undefined && file?.anchors) {
      glyphs.push({ code, font, advance, kern: 0, ...this.place(glyphs, code, file.anchors) });
      return;
    }
    const kern = before && file?.kerning[String.fromCodePoint(before.code)]?.[character];
    if (before && kern) glyphs[glyphs.length - 1] = { ...before, kern };
    glyphs.push({ code, font, advance, kern: 0, shift: 0, rise: 0 });
  }

  /** Places a mark on the letter before it, above existing marks. */
  private place(glyphs: readonly Glyph[], code: number, anchors: NonNullable<TypefaceFile['anchors']>) {
    const mark = anchors.marks[code];
    const base = glyphs.findLast((glyph) => !glyph.font.endsWith('-marks'));
    if (mark === undefined || base === undefined) return { shift: 0, rise: 0 };
    const [place, x, y] = mark;
    const letter = String.fromCodePoint(base.code).normalize('NFD').codePointAt(0) ?? 0;
    const anchor = anchors.bases[base.code]?.[place] ??
      anchors.bases[letter]?.[place] ?? [base.advance / 2, y];
    const stacked = glyphs
      .slice(glyphs.lastIndexOf(base) + 1)
      .map((glyph) => anchors.marks[glyph.code])
      .filter((other) => other !== undefined && other[0] === place)
      .reduce((height, other) => height + (other?.[3] ?? 0) + STACK_GAP, 0);
    const down = anchor[1] < 100;
    return { shift: anchor[0] - x - base.advance, rise: anchor[1] - y + (down ? -stacked : stacked) };
  }
}

/** Gap between two marks on one letter. */
const STACK_GAP = 40;

/** Width of glyphs, in the unit of `size`. */
export function widthOf(glyphs: readonly Glyph[], size: number): number {
  let width = 0;
  for (const { advance, kern } of glyphs) width += advance + kern;
  return (width * size) / 1000;
}
