import type { Canvas } from '../writing/canvas.ts';
import type { Letterhead, PdfDocument } from './block.ts';
import { ACCENT, HAIRLINE, PAGE, type StyleName } from './measures.ts';
import { heightOf, type SetLine, setLines } from './set-lines.ts';
import type { Setting } from './slab.ts';
import { type Tag, tagIn } from './tag.ts';

const NAME_WIDTH = 95;
const CONTACT = {
  x: PAGE.left + NAME_WIDTH,
  width: PAGE.right - PAGE.left - NAME_WIDTH,
  align: 'right',
} as const;
const NAME = { x: PAGE.left, width: NAME_WIDTH - 5, align: 'left' } as const;
const LETTERHEAD_TOP = 16;
const LETTERHEAD_RULE = 41;
/** A long name is set smaller, so that the address keeps its place. */
const NAME_STYLES: readonly StyleName[] = ['name', 'strong', 'note'];
const RUNNING_TOP = 15;
const FOOT = 281;

/** Draws lines below each other. */
function column(
  canvas: Canvas,
  lines: readonly SetLine[],
  place: typeof NAME | typeof CONTACT,
  tag: Tag,
): void {
  let y = LETTERHEAD_TOP;
  for (const line of lines) {
    canvas.text(line, place, y, tag);
    y += line.style.line;
  }
}

/**
 * The institution with address and contact, at the top of the first page. It is as high as what it says: a
 * letterhead that leaves out the last line leaves out how to reach somebody.
 *
 * @returns where the text begins below it, in millimetres
 */
export function drawLetterhead(setting: Setting, canvas: Canvas, head: Letterhead, parent: Tag): number {
  const note = (text: string) => ({ text, style: 'note' as const });
  const inStyle = (style: StyleName) =>
    setLines(setting, [{ text: head.name, style }, ...head.address.map(note)], NAME.width);
  const fits = (lines: readonly SetLine[]) => LETTERHEAD_TOP + heightOf(lines) <= LETTERHEAD_RULE;
  const name = NAME_STYLES.map(inStyle).find(fits) ?? inStyle('note');
  const contact = setLines(setting, head.contact.map(note), CONTACT.width);
  column(canvas, name, NAME, tagIn(parent, 'P'));
  column(canvas, contact, CONTACT, tagIn(parent, 'P'));
  const rule = Math.max(LETTERHEAD_RULE, ...[name, contact].map((lines) => LETTERHEAD_TOP + heightOf(lines)));
  canvas.rule(PAGE.left, PAGE.right, rule, ACCENT, 0.5);
  return PAGE.firstTop + rule - LETTERHEAD_RULE;
}

/** Who issues what, at the top of each other page: an ornament, said already. */
export function drawRunningHead(setting: Setting, canvas: Canvas, document: PdfDocument): void {
  const [left] = setLines(setting, [{ text: document.letterhead.name, style: 'head' }], CONTACT.x);
  const [right] = setLines(setting, [{ text: document.title, style: 'running' }], CONTACT.width);
  if (left) canvas.text(left, NAME, RUNNING_TOP, null);
  if (right) canvas.text(right, CONTACT, RUNNING_TOP, null);
  canvas.rule(PAGE.left, PAGE.right, RUNNING_TOP + 7, HAIRLINE);
}

/** What it is, of which day, and which page of how many. */
export function drawFoot(setting: Setting, canvas: Canvas, document: PdfDocument, page: string): void {
  canvas.rule(PAGE.left, PAGE.right, FOOT, HAIRLINE);
  const what = `${document.title} vom ${document.day}`;
  const [left] = setLines(setting, [{ text: what, style: 'note' }], 130);
  const [right] = setLines(setting, [{ text: page, style: 'note' }], 40);
  if (left) canvas.text(left, NAME, FOOT + 1.5, null);
  if (right) canvas.text(right, CONTACT, FOOT + 1.5, null);
}
