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

/** A name and what is known of it; null is a line to fill in by hand. */
export interface Fact {
  readonly name: string;
  readonly value: string | null;
  /** Said below the name, smaller. */
  readonly note?: string;
  /** What is looked for first. */
  readonly strong?: boolean;
}

/** A line to sign or write on, and what is written on it already; null: nothing. */
export interface SignatureField {
  readonly caption: string;
  readonly value: string | null;
}

/** An amount with its name. */
export interface Sum {
  readonly name: string;
  readonly value: string;
}

/** What a document is made of, in the order of reading. Widths in millimetres. */
export type Block =
  | { readonly kind: 'title'; readonly text: string; readonly subtitle: string }
  | { readonly kind: 'heading'; readonly text: string; readonly level: 2 | 3 }
  | { readonly kind: 'text'; readonly text: string; readonly style: StyleName }
  | {
      readonly kind: 'facts';
      readonly rows: readonly Fact[];
      readonly nameWidth: number;
      /** Amounts stand at the right edge. */
      readonly align?: 'left' | 'right';
    }
  | {
      readonly kind: 'table';
      readonly columns: readonly Column[];
      /** Of each row one cell a column. */
      readonly rows: readonly (readonly (readonly Paragraph[])[])[];
      /** Of each row the key of the picture that stands before its first cell; null: none. */
      readonly pictures?: readonly (string | null)[];
      /** Amounts below it, the last of them in bold. */
      readonly sums: readonly Sum[];
      /** Its last row stays with the beginning of what follows, also where all of it is taller than a page. */
      readonly withNext?: boolean;
    }
  | { readonly kind: 'checks'; readonly items: readonly CheckItem[] }
  | { readonly kind: 'signatures'; readonly fields: readonly SignatureField[] }
  | { readonly kind: 'gap'; readonly height: number }
  /** Stays on one page; where it is taller than one, what stands together within it still does. */
  | {
      readonly kind: 'together';
      readonly blocks: readonly Block[];
      /** Also with the beginning of what follows. */
      readonly withNext?: boolean;
    };

/** A box, ticked or empty, and what it stands for. */
export interface CheckItem {
  readonly checked: boolean;
  readonly paragraphs: readonly Paragraph[];
  /** At the right edge, such as an amount. */
  readonly end: string;
}

/** Who issues a document, as its letterhead says. */
export interface Letterhead {
  readonly name: string;
  /** Street, town and Institutionskennzeichen. */
  readonly address: readonly string[];
  /** Telephone, mail and so on. */
  readonly contact: readonly string[];
}

/** A document before it is drawn: texts only. */
export interface PdfDocument {
  readonly title: string;
  /** Day of issue in German, such as `09.03.2026`. */
  readonly day: string;
  readonly letterhead: Letterhead;
  /** Whose document it is: at the head of each page, so that none that is signed names nobody. */
  readonly identity: readonly Fact[];
  readonly blocks: readonly Block[];
}
