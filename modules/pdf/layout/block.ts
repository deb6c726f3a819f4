import type { StyleName } from './measures.ts';

/** A paragraph of a cell. */
export interface Paragraph {
  readonly text: string;
  readonly style: StyleName;
}

export interface Column {
  readonly head: string;
  /** Millimetres. */
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** A name and its value; null is a line to fill in by hand. */
export interface Fact {
  readonly name: string;
  readonly value: string | null;
  /** Small print below the name. */
  readonly note?: string;
  /** Emphasised. */
  readonly strong?: boolean;
}

/** A line to sign or write on, with pre-filled text; null: empty. */
export interface SignatureField {
  readonly caption: string;
  readonly value: string | null;
}

/** An amount with its name. */
export interface Sum {
  readonly name: string;
  readonly value: string;
}

/** Content of a document, in reading order. Widths in millimetres. */
export type Block =
  | { readonly kind: 'title'; readonly text: string; readonly subtitle: string }
  | { readonly kind: 'heading'; readonly text: string; readonly level: 2 | 3 }
  | { readonly kind: 'text'; readonly text: string; readonly style: StyleName }
  | {
      readonly kind: 'facts';
      readonly rows: readonly Fact[];
      readonly nameWidth: number;
      /** Amounts are right-aligned. */
      readonly align?: 'left' | 'right';
    }
  | {
      readonly kind: 'table';
      readonly columns: readonly Column[];
      /** One cell per column. */
      readonly rows: readonly (readonly (readonly Paragraph[])[])[];
      /** For each row, the key of the picture before its first cell; null: none. */
      readonly pictures?: readonly (string | null)[];
      /** Amounts below the table; the last one is bold. */
      readonly sums: readonly Sum[];
      /** The last row stays with the beginning of the next block, even if the table is taller than a page. */
      readonly withNext?: boolean;
    }
  | { readonly kind: 'checks'; readonly items: readonly CheckItem[] }
  | { readonly kind: 'signatures'; readonly fields: readonly SignatureField[] }
  | { readonly kind: 'gap'; readonly height: number }
  /** Stays on one page; if it is taller than a page, groups within it still stay together. */
  | {
      readonly kind: 'together';
      readonly blocks: readonly Block[];
      /** Also stays with the beginning of the next block. */
      readonly withNext?: boolean;
    };

/** A box, ticked or empty, with its label. */
export interface CheckItem {
  readonly checked: boolean;
  readonly paragraphs: readonly Paragraph[];
  /** Right-aligned, such as an amount. */
  readonly end: string;
}

/** The issuer, as in the letterhead. */
export interface Letterhead {
  readonly name: string;
  /** Street, town and Institutionskennzeichen. */
  readonly address: readonly string[];
  /** Telephone, mail and so on. */
  readonly contact: readonly string[];
}

/** A document before it is drawn; text only. */
export interface PdfDocument {
  readonly title: string;
  /** Day of issue in German, such as `09.03.2026`. */
  readonly day: string;
  readonly letterhead: Letterhead;
  /** The person the document is about, at the head of each page, so that every signed page names them. */
  readonly identity: readonly Fact[];
  readonly blocks: readonly Block[];
}
