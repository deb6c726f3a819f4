import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { widgetBox } from '../../../../modules/pdf/contract-forms/widget-box.ts';

/** Where a point of the upright box lies in the field's place. */
const placed = ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[], x: number, y: number) => [
  a * x + c * y + e,
  b * x + d * y + f,
];

test.each([
  [0, [0, 0], [100, 20]],
  [90, [100, 0], [0, 20]],
  [180, [100, 20], [0, 0]],
  [270, [0, 20], [100, 0]],
])('a field turned by %i degrees is written from its own lower left corner', async (R, from, to) => {
  const { context } = await PDFDocument.create();
  const widget = context.obj({ Rect: [10, 10, 110, 30], MK: { R } });
  const { matrix, width, height } = widgetBox(context, context.obj({}), widget);
  expect([placed(matrix, 0, 0), placed(matrix, width, height)]).toEqual([from, to]);
});
