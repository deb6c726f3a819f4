/** The weights of documents. */
export type Weight = 'regular' | 'semibold';

/** Part of the typeface by script; a document embeds the parts it uses. */
export type PartName = 'latin' | 'vietnamese' | 'latin-extended' | 'greek' | 'cyrillic' | 'marks' | 'symbols';

/** A file of data/typefaces, such as `regular-latin`. */
export type FileName = `${Weight}-${PartName}`;

/** Which code points each part has (data/typefaces/coverage.json). */
export type Coverage = Readonly<Record<PartName, readonly number[]>>;

/** Anchor of a combining mark: kind of place, point in the mark, height. */
type MarkAnchor = readonly [place: number, x: number, y: number, height: number];

/**
 * One part of the typeface, cut by scripts/typeface.mjs. Lengths in thousandths of the size; base64 texts hold
 * deflated data that is embedded as it is.
 */
export interface TypefaceFile {
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly box: readonly number[];
  readonly codes: readonly number[];
  /** Advance of each of `codes`. */
  readonly widths: readonly number[];
  /** By left and right character. */
  readonly kerning: Readonly<Record<string, Readonly<Record<string, number>> | undefined>>;
  /** Only in the part of the combining marks. */
  readonly anchors: {
    readonly marks: Readonly<Record<string, MarkAnchor | undefined>>;
    readonly bases: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>> | undefined>>;
  } | null;
  /** Bytes of the inflated font file. */
  readonly length: number;
  readonly font: string;
  /** Glyph numbers by code point. */
  readonly glyphs: string;
  /** The ToUnicode map. */
  readonly unicode: string;
}

/** Provides the typeface: files in the command line, requests in the browser. */
export interface TypefaceSource {
  readonly coverage: Coverage;
  load(name: FileName): Promise<TypefaceFile>;
}
