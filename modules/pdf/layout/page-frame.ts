import type { Fact, Letterhead, PdfDocument } from '../blocks/block.ts';
import {
  ACCENT,
  CONTENT_WIDTH,
  HAIRLINE,
  PAGE,
  PEN_LINE,
  POINTS_PER_MM,
  type StyleName,
} from '../blocks/measures.ts';
import { heightOf, type SetLine, type Setting, setLines } from '../blocks/set-lines.ts';
import { type Tag, tagIn } from '../blocks/tag.ts';
import { widthOf } from '../typeface/typesetter.ts';
import type { Canvas } from '../writing/canvas.ts';

/** Gaps after a name and between two facts, in millimetres. */
const AFTER_NAME = 1.5;
const BETWEEN = 7;
/** Room to write a value by hand above its line. */
const PEN = { width: 42, above: 7.5 } as const;

/** The person the document is about; set once and drawn at the head of each page. */
interface Identity {
  /** Millimetres. */
  readonly height: number;
  /** @param tag null for a repetition, which is not part of the structure */
  draw(canvas: Canvas, top: number, tag: Tag | null): void;
}

interface Field {
  readonly x: number;
  readonly name: SetLine;
  readonly value: readonly SetLine[] | null;
  readonly valueX: number;
  readonly width: number;
}

/**
 * Sets the facts side by side, in as many rows as they need; names are never cut off. An unknown value is a line to
 * write on.
 */
function setIdentity(setting: Setting, facts: readonly Fact[]): Identity {
  const rows: Field[][] = [];
  let x = Number.POSITIVE_INFINITY;
  for (const { name: text, value: known } of facts) {
    const [name] = setLines(setting, [{ text, style: 'identityName' }], CONTENT_WIDTH);
    if (name === undefined) continue;
    const before = widthIn(name) + AFTER_NAME;
    const value =
      known === null ? null : setLines(setting, [{ text: known, style: 'identity' }], CONTENT_WIDTH - before);
    const width = value === null ? PEN.width : Math.max(...value.map(widthIn));
    if (x + before + width > PAGE.right) {
      rows.push([]);
      x = PAGE.left;
    }
    rows.at(-1)?.push({ x, name, value, valueX: x + before, width });
    x += before + width + BETWEEN;
  }
  const set = rows.map((fields) => ({ fields, ...heights(fields) }));
  return {
    height: set.reduce((height, row) => height + row.height, 0),
    draw(canvas, top, tag) {
      let y = top;
      for (const { fields, above, height } of set) {
        for (const field of fields) drawField(canvas, field, y + above, tag);
        y += height;
      }
    },
  };
}

const widthIn = ({ glyphs, style }: SetLine) => widthOf(glyphs, style.size) / POINTS_PER_MM;

/** A row with a line to write on has extra room above its texts. */
function heights(fields: readonly Field[]): { readonly above: number; readonly height: number } {
  const text = Math.max(...fields.map(({ name, value }) => heightOf(value ?? [name])));
  const above = fields.some(({ value }) => value === null) ? PEN.above - text : 0;
  return { above: Math.max(0, above), height: Math.max(0, above) + text };
}

function drawField(
  canvas: Canvas,
  { x, name, value, valueX, width }: Field,
  top: number,
  tag: Tag | null,
): void {
  canvas.text(name, { x, width: CONTENT_WIDTH, align: 'left' }, top, tag);
  if (value === null) {
    canvas.rule(valueX, valueX + width, top + name.style.line - 0.6, PEN_LINE);
    return;
  }
  let y = top;
  for (const line of value) {
    canvas.text(line, { x: valueX, width: CONTENT_WIDTH, align: 'left' }, y, tag);
    y += line.style.line;
  }
}

const NAME_WIDTH = 95;
const CONTACT = {
  x: PAGE.left + NAME_WIDTH,
  width: PAGE.right - PAGE.left - NAME_WIDTH,
  align: 'right',
} as const;
/** The issuer in the running head, beside the title. */
const ISSUER = { x: PAGE.left, width: 115, align: 'left' } as const;
const NAME = { x: PAGE.left, width: NAME_WIDTH - 5, align: 'left' } as const;
const LETTERHEAD_TOP = 16;
const LETTERHEAD_RULE = 41;
/** A long name gets a smaller style, so that the address stays in place. */
const NAME_STYLES: readonly StyleName[] = ['name', 'strong', 'note'];
const RUNNING_TOP = 14;
/** Between the head of a page and its text. */
const FIRST_GAP = 6;
const OTHER_GAP = 6.5;
const FOOT = 281;

/** Draws lines one below the other. */
function column(
  canvas: Canvas,
  lines: readonly SetLine[],
  place: typeof NAME | typeof CONTACT | typeof ISSUER,
  top: number,
  tag: Tag | null,
): void {
  let y = top;
  for (const line of lines) {
    canvas.text(line, place, y, tag);
    y += line.style.line;
  }
}

/** Head and foot of the pages, set once for all of them. */
export interface PageFrame {
  /** Top of the text on the first page and on the others, in millimetres. */
  readonly tops: readonly [number, number];
  /** @param page from 0 */
  draw(canvas: Canvas, page: number, pages: number): void;
}

/**
 * Sets the frame of a document: the letterhead on its first page, a running head on the others, and on all of them
 * the person it is about.
 *
 * @param parent receives what is part of the structure, which is the content of the first page
 */
export function setPageFrame(setting: Setting, document: PdfDocument, parent: Tag): PageFrame {
  if (document.bare) return { tops: [PAGE.top, PAGE.top], draw() {} };
  const identity = setIdentity(setting, document.identity);
  const usual = { ...setting, large: false };
  const letterhead = setLetterhead(usual, document.letterhead, parent);
  const running = setRunningHead(usual, document);
  const whose = tagIn(parent, 'P');
  return {
    tops: [letterhead.rule + identity.height + FIRST_GAP, running.height + identity.height + OTHER_GAP],
    draw(canvas, page, pages) {
      if (page === 0) {
        letterhead.draw(canvas);
        identity.draw(canvas, letterhead.rule + 1.5, whose);
      } else {
        running.draw(canvas);
        identity.draw(canvas, running.height, null);
        canvas.rule(PAGE.left, PAGE.right, running.height + identity.height + 1.2, HAIRLINE);
      }
      drawFoot(usual, canvas, document, `Seite ${page + 1} von ${pages}`);
    },
  };
}

/**
 * The institution with address and contact, at the top of the first page. As high as its content, so that no contact
 * line is dropped.
 */
function setLetterhead(setting: Setting, head: Letterhead, parent: Tag) {
  const note = (text: string) => ({ text, style: 'note' as const });
  const inStyle = (style: StyleName) =>
    setLines(setting, [{ text: head.name, style }, ...head.address.map(note)], NAME.width);
  const fits = (lines: readonly SetLine[]) => LETTERHEAD_TOP + heightOf(lines) <= LETTERHEAD_RULE;
  const name = NAME_STYLES.map(inStyle).find(fits) ?? inStyle('note');
  const contact = setLines(setting, head.contact.map(note), CONTACT.width);
  const tags = [tagIn(parent, 'P'), tagIn(parent, 'P')] as const;
  const rule = Math.max(LETTERHEAD_RULE, ...[name, contact].map((lines) => LETTERHEAD_TOP + heightOf(lines)));
  return {
    rule,
    draw(canvas: Canvas) {
      column(canvas, name, NAME, LETTERHEAD_TOP, tags[0]);
      column(canvas, contact, CONTACT, LETTERHEAD_TOP, tags[1]);
      canvas.rule(PAGE.left, PAGE.right, rule, ACCENT, 0.5);
    },
  };
}

/**
 * Issuer and title; an artifact, because the first page has them already. `height` is its lower edge, in millimetres
 * from the top.
 */
function setRunningHead(setting: Setting, { letterhead, title }: PdfDocument) {
  const left = setLines(setting, [{ text: letterhead.name, style: 'head' }], ISSUER.width);
  const right = setLines(setting, [{ text: title, style: 'running' }], CONTACT.width);
  return {
    height: RUNNING_TOP + Math.max(heightOf(left), heightOf(right)) - 0.8,
    draw(canvas: Canvas) {
      column(canvas, left, ISSUER, RUNNING_TOP, null);
      column(canvas, right, CONTACT, RUNNING_TOP, null);
    },
  };
}

/** Title, day and page number. */
function drawFoot(setting: Setting, canvas: Canvas, document: PdfDocument, page: string): void {
  canvas.rule(PAGE.left, PAGE.right, FOOT, HAIRLINE);
  const what = [`${document.title} vom ${document.day}`, document.footnote].filter(Boolean).join(' · ');
  const [left] = setLines(setting, [{ text: what, style: 'note' }], 130);
  const [right] = setLines(setting, [{ text: page, style: 'note' }], 40);
  if (left) canvas.text(left, NAME, FOOT + 1.5, null);
  if (right) canvas.text(right, CONTACT, FOOT + 1.5, null);
}
