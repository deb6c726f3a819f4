import type { Block, CheckItem, Paragraph } from '../blocks/block.ts';
import { ACCENT, CONTENT_WIDTH, HAIRLINE, HALF, halfAt, PAGE } from '../blocks/measures.ts';
import { type Setting, setLines } from '../blocks/set-lines.ts';
import { type Role, type Tag, tagIn } from '../blocks/tag.ts';
import { type Cell, rowSlabs } from './row-slabs.ts';
import { gapSlab, type Slab } from './slab.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const WHOLE = { x: PAGE.left, width: CONTENT_WIDTH, align: 'left' } as const;

/** Lines of one paragraph, one slab each; the first two and the last two stay together. */
export function textSlabs(
  setting: Setting,
  paragraph: Paragraph,
  tag: Tag,
  keep: 'all' | 'ends' = 'ends',
): Slab[] {
  const lines = setLines(setting, [paragraph], CONTENT_WIDTH);
  const last = lines.length - 1;
  return lines.map((line, index) => ({
    height: line.style.line,
    keep:
      keep === 'all' || (index < last && (index === 0 || index === last - 1)) ? ('firm' as const) : undefined,
    draw: (canvas, top, repeated) => canvas.text(line, WHOLE, top, repeated ? null : tag),
  }));
}

/** The document's name, with recipient and day below. */
export function titleSlabs(setting: Setting, { text, subtitle }: Of<'title'>, parent: Tag): Slab[] {
  return [
    ...textSlabs(setting, { text, style: 'title' }, tagIn(parent, 'H1'), 'all'),
    ...(subtitle === ''
      ? []
      : textSlabs(setting, { text: subtitle, style: 'subtitle' }, tagIn(parent, 'P'), 'all')),
    gapSlab(1),
  ];
}

/** A heading with its margins; never the last thing on a page. */
export function headingSlabs(
  setting: Setting,
  { text, level, large = false }: Of<'heading'>,
  parent: Tag,
): Slab[] {
  const style = large ? 'largeHeading' : level === 2 ? 'heading' : 'subheading';
  const role: Role = level === 2 ? 'H2' : 'H3';
  return [
    gapSlab(large ? 3 : level === 2 ? 4 : 2),
    ...textSlabs(setting, { text, style }, tagIn(parent, role), 'all'),
    level === 2 ? ruleSlab() : gapSlab(0.5, 'firm'),
  ];
}

function ruleSlab(): Slab {
  return {
    height: 2,
    keep: 'firm',
    draw: (canvas, top) => canvas.rule(PAGE.left, PAGE.right, top + 0.6, ACCENT, 0.3),
  };
}

const BOX = { ticked: '☑', empty: '☐' } as const;
const BOX_WIDTH = 8;

/** Boxes to tick, each with its label; two share a line where they are paired. */
export function checkSlabs(setting: Setting, { items, paired = false }: Of<'checks'>, parent: Tag): Slab[] {
  const list = tagIn(parent, 'L');
  const width = paired ? HALF : CONTENT_WIDTH;
  const count = paired ? 2 : 1;
  return Array.from({ length: Math.ceil(items.length / count) }, (_, line) => {
    const shown = items.slice(line * count, (line + 1) * count);
    const cells = shown.flatMap((item, index) => checkCells(item, halfAt(index), width, list, paired));
    return rowSlabs(setting, cells, {
      padding: 0.4,
      rule: { colour: HAIRLINE, from: PAGE.left + BOX_WIDTH },
    });
  }).flat();
}

function checkCells(
  { checked, paragraphs }: CheckItem,
  x: number,
  width: number,
  list: Tag,
  paired: boolean,
): Cell[] {
  const item = tagIn(list, 'LI');
  const label = tagIn(item, 'Lbl');
  const tag = tagIn(item, 'LBody');
  const box: Paragraph = { text: checked ? BOX.ticked : BOX.empty, style: paired ? 'smallBox' : 'box' };
  return [
    { x, width: BOX_WIDTH, align: 'left', paragraphs: [box], tag: label },
    { x: x + BOX_WIDTH, width: width - BOX_WIDTH, align: 'left', paragraphs, tag },
  ];
}
