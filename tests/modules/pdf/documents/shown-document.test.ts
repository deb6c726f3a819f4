import { expect, test } from 'vitest';
import type { PdfDocument } from '../../../../modules/pdf/blocks/block.ts';
import { shownDocument } from '../../../../modules/pdf/documents/shown-document.ts';
import { SUBSTITUTE } from '../../../../modules/pdf/typeface/printable.ts';

test('a document on the screen shows direction marks as the boxes that its PDF prints', () => {
  const document = { title: 'Frau \u202eremmoS', blocks: [{ lines: ['Ware', 'Anna\u200e'] }] };
  expect(shownDocument(document as unknown as PdfDocument)).toEqual({
    title: `Frau ${SUBSTITUTE}remmoS`,
    blocks: [{ lines: ['Ware', `Anna${SUBSTITUTE}`] }],
  });
});
