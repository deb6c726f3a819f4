/** The two weights a document is set in. */
export type Weight = 'regular' | 'semibold';

/** A script's share of the typeface; a document embeds those it has characters of. */
export type PartName = 'latin' | 'vietnamese' | 'latin-extended' | 'greek' | 'cyrillic' | 'marks' | 'symbols';

/** A file of data/typefaces, such as `regular-latin`. */
export type FileName = `${Weight}-${PartName}`;

/** Which code points each part has (data/typefaces/coverage.json). */
export type Coverage = Readonly<Record<PartName, readonly number[]>>;

/** Where a combining mark is taken hold of: the kind of place, the point in the mark, its height. */
type MarkAnchor = readonly [place: number, x: number, y: number, height: number];

/**
 * One part of the typeface, cut by scripts/typeface.mjs. Lengths in thousandths of the size; texts in base64
 * hold deflated data that goes into a document as it is.
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
  /** In the part of the combining marks only. */
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

/** Where a document gets its typeface from: files in the command line, requests in the browser. */
export interface TypefaceSource {
  readonly coverage: Coverage;
  load(name: FileName): Promise<TypefaceFile>;
}
