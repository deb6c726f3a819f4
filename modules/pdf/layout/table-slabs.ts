import type { Block, Column, Fact, Sum } from '../blocks/block.ts';
import { ACCENT, CONTENT_WIDTH, HAIRLINE, HALF, halfAt, PAGE, PICTURE } from '../blocks/measures.ts';
import { type Setting, setLines } from '../blocks/set-lines.ts';
import { type Tag, tagIn } from '../blocks/tag.ts';
import { type Cell, rowSlabs } from './row-slabs.ts';
import { gapSlab, type Slab } from './slab.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Gap between two columns, in millimetres. */
const GUTTER = 4;

/** A table whose head is repeated on each page. */
export function tableSlabs(
  setting: Setting,
  { columns: usual, rows, sums, pictures = [], withNext = false }: Of<'table'>,
  parent: Tag,
): Slab[] {
  const columns = setting.large ? largeColumns(usual) : usual;
  const drawn = pictures.map((key) => {
    const picture = key === null ? undefined : setting.pictures.get(key);
    return key === null || picture === undefined ? undefined : { ...picture, key };
  });
  // All rows are indented if one has a picture, so that their texts align.
  const inset = drawn.some((picture) => picture !== undefined) ? PICTURE.edge + PICTURE.gap : 0;
  const table = tagIn(parent, 'Table');
  const heads = tagIn(table, 'TR');
  const head = rowSlabs(
    setting,
    columns.map((column, index) => ({
      ...placed(columns, index),
      paragraphs: [{ text: column.head, style: 'head' as const }],
      tag: tagIn(heads, 'TH', 'Column'),
    })),
    { keep: true, rule: { colour: ACCENT, from: PAGE.left, weight: 0.3 } },
  );
  const body = rows.flatMap((row, index) => {
    const tag = tagIn(table, 'TR');
    const picture = drawn[index];
    const cells = row.map((paragraphs, index) => ({
      ...(index === 0 ? insetBy(inset, placed(columns, index)) : placed(columns, index)),
      paragraphs,
      tag: tagIn(tag, 'TD'),
      ...(index === 0 && picture && { picture }),
    }));
    const keep = (withNext || sums.length > 0) && index === rows.length - 1;
    return rowSlabs(setting, cells, {
      head,
      keep,
      padding: 0.6,
      rule: { colour: HAIRLINE, from: PAGE.left },
    });
  });
  return [
    ...head,
    ...body,
    ...(sums.length > 0 ? [gapSlab(1, 'firm')] : []),
    ...sumsSlabs(setting, sums, table, columns.length),
  ];
}

/** Share by which amounts are wider in large type. */
const LARGER = 1.15;

/** The first column gives the others the room that they need in large type. */
function largeColumns([first, ...others]: readonly Column[]): readonly Column[] {
  if (first === undefined) return [];
  const wider = others.map((column) => ({ ...column, width: column.width * LARGER }));
  return [{ ...first, width: CONTENT_WIDTH - wider.reduce((sum, { width }) => sum + width, 0) }, ...wider];
}

function placed(columns: readonly Column[], index: number): Omit<Cell, 'paragraphs' | 'tag'> {
  const before = columns.slice(0, index).reduce<number>((x, { width }) => x + width, PAGE.left);
  const { width = 0, align = 'left' } = columns[index] ?? {};
  const inset = index === 0 ? 0 : GUTTER;
  return { x: before + inset, width: width - inset, align };
}

function insetBy(inset: number, { x, width, align }: ReturnType<typeof placed>) {
  return { x: x + inset, width: width - inset, align };
}

/** Most lines of a value beside another one. */
const SHORT = 2;

/** Names and values in two columns; where they are paired, two short ones share a line. */
export function factsSlabs(setting: Setting, block: Of<'facts'>, parent: Tag): Slab[] {
  const table = tagIn(parent, 'Table');
  return factLines(setting, block).flatMap((facts) => {
    const width = facts.length === 1 ? CONTENT_WIDTH : HALF;
    const cells = facts.flatMap((fact, index) => factCells(fact, block, halfAt(index), width, table));
    const written = facts.some(({ value }) => value === null);
    return rowSlabs(setting, cells, written ? {} : { rule: { colour: HAIRLINE, from: PAGE.left } });
  });
}

/** The facts by line: one, or two short ones. */
export function factLines(
  setting: Setting,
  { rows, nameWidth, paired = false }: Of<'facts'>,
): readonly (readonly Fact[])[] {
  const linesOf = (text: string) => setLines(setting, [{ text, style: 'body' }], HALF - nameWidth).length;
  // A word such as an address of mail is not broken for it.
  const isShort = ({ value, note }: Fact) =>
    note === undefined &&
    linesOf(value ?? '') <= SHORT &&
    (value ?? '').split(/\s/).every((word) => linesOf(word) <= 1);
  const lines: Fact[][] = [];
  for (const fact of rows) {
    const last = lines.at(-1);
    if (paired && last?.length === 1 && last.every(isShort) && isShort(fact)) last.push(fact);
    else lines.push([fact]);
  }
  return lines;
}

/** A row of its own in the structure, also beside another one. */
function factCells(
  { name, value, note, strong }: Fact,
  { nameWidth, align = 'left' }: Of<'facts'>,
  x: number,
  width: number,
  table: Tag,
): Cell[] {
  const row = tagIn(table, 'TR');
  return [
    {
      x,
      width: nameWidth - GUTTER,
      align: 'left',
      paragraphs: [
        { text: name, style: strong ? 'strong' : 'label' },
        ...(note === undefined ? [] : [{ text: note, style: 'note' as const }]),
      ],
      tag: tagIn(row, 'TH', 'Row'),
    },
    {
      x: x + nameWidth,
      width: width - nameWidth,
      align,
      paragraphs: value === null ? null : [{ text: value, style: strong ? 'strong' : 'body' }],
      tag: tagIn(row, 'TD'),
    },
  ];
}

/** Widths of the names and the amounts of sums. */
const SUM = { name: 80, value: 19 } as const;
const LARGE_SUM = { name: 118, value: 28 } as const;

/** Right-aligned amounts in the last column; they stay with the table above. */
function sumsSlabs(setting: Setting, rows: readonly Sum[], table: Tag, columns: number): Slab[] {
  return rows.flatMap(({ name, value }, index) => {
    const style = index === rows.length - 1 ? ('strong' as const) : ('body' as const);
    const row = tagIn(table, 'TR');
    const wide = setting.large ? LARGE_SUM : SUM;
    const x = PAGE.right - wide.name - wide.value - GUTTER;
    return rowSlabs(
      setting,
      [
        {
          x,
          width: wide.name,
          align: 'right',
          paragraphs: [{ text: name, style }],
          tag: tagIn(row, 'TH', 'Row', columns - 1),
        },
        {
          x: PAGE.right - wide.value,
          width: wide.value,
          align: 'right',
          paragraphs: [{ text: value, style }],
          tag: tagIn(row, 'TD'),
        },
      ],
      { keep: index < rows.length - 1 },
    );
  });
}
