import type { ApplicationType, Scene } from '#catalogue/domain';
import type { CalendarDay } from '#platform/domain';
import type { StyleName } from './measures.ts';
import type { SignatureDrawing } from './signature-drawing.ts';
import type { Signer } from './signatures.ts';

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
  /** Whose signature it has; undefined: not to be signed on the screen. */
  readonly signs?: Signer;
  /** Place and day of the person's signature stand on it; a place that is already known, else null. */
  readonly dates?: { readonly place: string | null };
  /** The signature that was given on the screen. */
  readonly drawing?: SignatureDrawing;
}

/** An amount with its name. */
export interface Sum {
  readonly name: string;
  readonly value: string;
}

/** Content of a document, in reading order. Widths in millimetres. */
export type Block =
  | { readonly kind: 'title'; readonly text: string; readonly subtitle: string }
  | {
      readonly kind: 'heading';
      readonly text: string;
      readonly level: 2 | 3;
      /** Above text in large type. */
      readonly large?: boolean;
    }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly style: StyleName;
      /** Left out where it would begin a page: it says nothing that is not plain without it. */
      readonly spare?: boolean;
    }
  | {
      readonly kind: 'facts';
      readonly rows: readonly Fact[];
      readonly nameWidth: number;
      /** Amounts are right-aligned. */
      readonly align?: 'left' | 'right';
      /** Two short ones share a line. */
      readonly paired?: boolean;
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
  /** A product with its picture, by its key, in a large size; null: none. */
  | {
      readonly kind: 'product';
      readonly picture: string | null;
      /** Its kind, which is drawn where there is no picture. */
      readonly type?: ApplicationType;
      readonly paragraphs: readonly Paragraph[];
      /** Beside others. */
      readonly small?: boolean;
    }
  | {
      readonly kind: 'list';
      readonly items: readonly ListItem[];
      /** Steps one after the other, not points side by side. */
      readonly numbered: boolean;
    }
  | {
      readonly kind: 'checks';
      readonly items: readonly CheckItem[];
      /** Two share a line. */
      readonly paired?: boolean;
    }
  | { readonly kind: 'signatures'; readonly fields: readonly SignatureField[] }
  | { readonly kind: 'gap'; readonly height: number }
  /** What follows begins on a new page. */
  | { readonly kind: 'new-page' }
  /** Stays on one page; if it is taller than a page, groups within it still stay together. */
  | {
      readonly kind: 'together';
      readonly blocks: readonly Block[];
      /** Also stays with the beginning of the next block. */
      readonly withNext?: boolean;
    };

/** A point of a list in large text, with the drawing that shows the same. */
export interface ListItem {
  readonly text: string;
  readonly scene?: Scene | undefined;
}

/** A box, ticked or empty, with its label. */
export interface CheckItem {
  readonly checked: boolean;
  readonly paragraphs: readonly Paragraph[];
}

/** The issuer, as in the letterhead. */
export interface Letterhead {
  readonly name: string;
  /** Street, town and Institutionskennzeichen. */
  readonly address: readonly string[];
  /** Telephone, mail and so on. */
  readonly contact: readonly string[];
}

/** A file that a document carries, as text. */
export interface Attachment {
  /** ASCII. */
  readonly name: string;
  /** Such as `application/json`. */
  readonly type: string;
  readonly description: string;
  readonly text: string;
  readonly modified: CalendarDay;
}

/** A document before it is drawn; text only. */
export interface PdfDocument {
  readonly title: string;
  /** Whether all of it, head and foot left out, is set in large type; default: no. */
  readonly large?: boolean;
  /** Day of issue in German, such as `09.03.2026`. */
  readonly day: string;
  readonly letterhead: Letterhead;
  /** Pages without head and foot: they tell neither whose they are nor of which day. */
  readonly bare?: true;
  /** At the foot of each page, such as the day of the amounts. */
  readonly footnote?: string;
  /** The person the document is about, at the head of each page, so that every signed page names them. */
  readonly identity: readonly Fact[];
  readonly blocks: readonly Block[];
  /** A whole document that is made, printed and sent with this one; it begins on a page of its own. */
  readonly followedBy?: PdfDocument;
  /** Files within the file; default: none. */
  readonly attachments?: readonly Attachment[] | undefined;
}
