/** Structure type of a part of the page, for assistive technology (ISO 32000-1, 14.8.4). */
export type Role =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Figure';

/** Marked content of a page, by its number there. */
export interface MarkedContent {
  readonly page: number;
  readonly id: number;
}

/** A node of the document's structure; filled while pages are drawn. */
export interface Tag {
  readonly role: Role;
  readonly kids: (Tag | MarkedContent)[];
  /** Only for TH: what it heads. */
  readonly scope?: 'Column' | 'Row';
  /** Only for TH: columns it spans, from 2. */
  readonly columns?: number;
  /** Only for Figure: what it shows, and where; points from the lower left corner of the page. */
  readonly figure?: { readonly alt: string; readonly box: readonly [number, number, number, number] };
}

/** Adds a node below another. */
export function tagIn(parent: Tag, role: Role, scope?: Tag['scope'], columns?: number): Tag {
  const tag: Tag = { role, kids: [], ...(scope && { scope }), ...(columns && columns > 1 && { columns }) };
  parent.kids.push(tag);
  return tag;
}
