import { expect, it } from 'vitest';
import { careProposal, makePdf } from '#pdf/domain';
import { consultation, SOME } from '../consultations.ts';
import { describeWithPdfTools } from '../pdf-tools.ts';
import { typefaceFiles } from '../typeface-files.ts';
import { type Dict, openPdf, type Value } from './open-pdf.ts';

describeWithPdfTools('the structure of a PDF', () => {
  it('leads from each node to its content and from each content back to its node', async () => {
    const cart = [[], [{ lines: SOME.slice(0, 30) }], []] as never;
    const { bytes, pages } = await makePdf(careProposal(consultation({ cart })), typefaceFiles());
    const { objects } = openPdf(bytes);
    const all = (type: string) => [...objects].filter(([, dict]) => dict['/Type'] === type);
    const [[, root = {}] = []] = all('/StructTreeRoot');
    const nums = objects.get(String(root['/ParentTree']))?.['/Nums'] as readonly Value[];
    const back = (page: Dict) =>
      objects.get(
        String(nums[nums.indexOf(page['/StructParents'] as number) + 1]),
      ) as unknown as readonly string[];

    expect(all('/Page').map(([, page]) => page['/StructParents'])).toEqual(
      Array.from({ length: pages }, (_, index) => index),
    );
    let contents = 0;
    for (const [ref, node] of objects) {
      for (const kid of (node['/S'] === undefined ? [] : node['/K']) as readonly Value[]) {
        if (typeof kid === 'string') {
          expect(objects.get(kid)?.['/P']).toBe(ref);
          continue;
        }
        const { '/Pg': page, '/MCID': id } = kid as { '/Pg': string; '/MCID': number };
        expect(back(objects.get(page) ?? {})[id]).toBe(ref);
        contents += 1;
      }
    }
    const marked = all('/Page').reduce((sum, [, page]) => sum + back(page).length, 0);
    expect([contents, marked > 200]).toEqual([marked, true]);
  });
});
