import type { Block, Column, Sum } from '../blocks/block.ts';
import { ACCENT, CONTENT_WIDTH, HAIRLINE, PAGE, PICTURE } from '../blocks/measures.ts';
import type { Setting } from '../blocks/set-lines.ts';
import { type Tag, tagIn } from '../blocks/tag.ts';
import { type Cell, rowSlabs } from './row-slabs.ts';
import { gapSlab, type Slab } from './slab.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Gap between two columns, in millimetres. */
const GUTTER = 4;

/** A table whose head is repeated on each page. */
export function tableSlabs(
  setting: Setting,
  { columns, rows, sums, pictures = [], withNext = false }: Of<'table'>,
  parent: Tag,
): Slab[] {
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

function placed(columns: readonly Column[], index: number): Omit<Cell, 'paragraphs' | 'tag'> {
  const before = columns.slice(0, index).reduce<number>((x, { width }) => x + width, PAGE.left);
  const { width = 0, align = 'left' } = columns[index] ?? {};
  const inset = index === 0 ? 0 : GUTTER;
  return { x: before + inset, width: width - inset, align };
}

function insetBy(inset: number, { x, width, align }: ReturnType<typeof placed>) {
  return { x: x + inset, width: width - inset, align };
}

/** Names and values in two columns. */
export function factsSlabs(
  setting: Setting,
  { rows, nameWidth, align = 'left' }: Of<'facts'>,
  parent: Tag,
): Slab[] {
  const table = tagIn(parent, 'Table');
  return rows.flatMap(({ name, value, note, strong }) => {
    const row = tagIn(table, 'TR');
    const x = PAGE.left + nameWidth;
    return rowSlabs(
      setting,
      [
        {
          x: PAGE.left,
          width: nameWidth - GUTTER,
          align: 'left',
          paragraphs: [
            { text: name, style: strong ? 'strong' : 'label' },
            ...(note === undefined ? [] : [{ text: note, style: 'note' as const }]),
          ],
          tag: tagIn(row, 'TH', 'Row'),
        },
        {
          x,
          width: CONTENT_WIDTH - nameWidth,
          align,
          paragraphs: value === null ? null : [{ text: value, style: strong ? 'strong' : 'body' }],
          tag: tagIn(row, 'TD'),
        },
      ],
      value === null ? {} : { rule: { colour: HAIRLINE, from: PAGE.left } },
    );
  });
}

/** Widths of the names and the amounts of sums. */
const SUM_NAME = 80;
const SUM_VALUE = 19;

/** Right-aligned amounts in the last column; they stay with the table above. */
function sumsSlabs(setting: Setting, rows: readonly Sum[], table: Tag, columns: number): Slab[] {
  return rows.flatMap(({ name, value }, index) => {
    const style = index === rows.length - 1 ? ('strong' as const) : ('body' as const);
    const row = tagIn(table, 'TR');
    const x = PAGE.right - SUM_NAME - SUM_VALUE - GUTTER;
    return rowSlabs(
      setting,
      [
        {
          x,
          width: SUM_NAME,
          align: 'right',
          paragraphs: [{ text: name, style }],
          tag: tagIn(row, 'TH', 'Row', columns - 1),
        },
        {
          x: PAGE.right - SUM_VALUE,
          width: SUM_VALUE,
          align: 'right',
          paragraphs: [{ text: value, style }],
          tag: tagIn(row, 'TD'),
        },
      ],
      { keep: index < rows.length - 1 },
    );
  });
}
