/** Where pages end, over consultations of any length: nothing that belongs together is torn apart. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aidApplication,
  aidApplicationRefusal,
  careProposal,
  type DocumentInput,
  documentation,
  type PdfBlock,
  type PdfDocument,
} from '#pdf/domain';
import { PAGE } from '../../../../modules/pdf/blocks/measures.ts';
import { setPageFrame } from '../../../../modules/pdf/layout/page-frame.ts';
import { paginate } from '../../../../modules/pdf/layout/paginate.ts';
import { slabsOf } from '../../../../modules/pdf/layout/slabs-of.ts';
import { factLines } from '../../../../modules/pdf/layout/table-slabs.ts';
import { Typesetter } from '../../../../modules/pdf/typeface/typesetter.ts';
import { ANSWERS, consultation, INSURER, line, SOME } from '../consultations.ts';
import { TWELVE } from '../documents/twelve-patients.ts';
import { typefaceFiles } from '../typeface-files.ts';

const source = typefaceFiles();
const typesetter = new Typesetter(source.coverage);
for (const name of ['regular-latin', 'semibold-latin', 'regular-greek', 'regular-cyrillic'] as const)
  typesetter.add(name, await source.load(name));
const setting = { typesetter, pictures: new Map(), large: false };
const structure = () => ({ role: 'Document' as const, kids: [] });

/** A block without others in it, with the pages on which its slabs stand, white space left out. */
interface SetBlock {
  readonly block: PdfBlock;
  readonly pages: readonly number[];
  /** Of each row of a table or of facts. */
  readonly rows: readonly (readonly number[])[];
}

const leaves = (block: PdfBlock): PdfBlock[] =>
  block.kind === 'together' ? block.blocks.flatMap(leaves) : [block];
const drawn = (block: PdfBlock) => slabsOf(setting, block, structure());

function setBlocks(document: PdfDocument): {
  readonly blocks: readonly SetBlock[];
  readonly tops: readonly number[];
} {
  const { tops } = setPageFrame(setting, document, structure());
  const slabs = document.blocks.flatMap(drawn);
  const pageOf = new Map(
    paginate(slabs, ...tops).flatMap((page, index) =>
      // The head of a table stands on its other pages once more.
      page.flatMap(({ slab, repeated }) => (repeated ? [] : [[slab, index] as const])),
    ),
  );
  let at = 0;
  const next = (count: number) => {
    const pages = slabs.slice(at, at + count).flatMap((slab) => (slab.gap ? [] : [pageOf.get(slab) ?? -1]));
    at += count;
    return pages;
  };
  const blocks = document.blocks.flatMap(leaves).map((block) => {
    if (block.kind !== 'facts' && block.kind !== 'table')
      return { block, pages: next(drawn(block).length), rows: [] };
    const all = drawn(block).length;
    const bare = block.kind === 'table' ? { ...block, sums: [] } : block;
    const none = drawn({ ...bare, rows: [] }).length;
    const heads = next(none);
    // Two facts that share a line are one row.
    const lines = block.kind === 'facts' ? factLines(setting, block) : block.rows.map((row) => [row]);
    const counts = lines.map((rows) => drawn({ ...bare, rows } as PdfBlock).length - none);
    const rows = counts.map(next);
    const counted = none + counts.reduce((sum, count) => sum + count, 0);
    return { block, pages: [...heads, ...rows.flat(), ...next(all - counted)], rows };
  });
  expect(at).toBe(slabs.length);
  return { blocks: blocks.filter(({ pages }) => pages.length > 0), tops };
}

const textIn = (block: PdfBlock) => (block.kind === 'text' ? block.text : '');

/** What of a document is torn, in words; empty where nothing is. */
function torn(document: PdfDocument): string[] {
  const { blocks } = setBlocks(document);
  return blocks.flatMap(({ block, pages, rows }, index): string[] => {
    const faults: string[] = [];
    const before = blocks[index - 1];
    const after = blocks[index + 1];
    const page = pages[0];
    if (block.kind === 'heading' && new Set([...pages, after?.pages[0]]).size > 1)
      faults.push(`the heading ${block.text} and what follows it`);
    if (block.kind === 'signatures' && new Set([...pages, before?.pages.at(-1)]).size > 1)
      faults.push('a signature and what stands above it');
    if (block.kind === 'heading' && block.text.startsWith('Genehmigungsvermerk')) {
      const signed = blocks.slice(0, index).findLast((each) => each.block.kind === 'signatures');
      if (signed?.pages[0] !== page) faults.push('an application and the decision on it');
    }
    if (textIn(block).includes('bestätigt die Beratung')) {
      const costs = blocks.find(
        (each) => each.block.kind === 'heading' && each.block.text === 'Kosten im Monat',
      );
      if (costs?.pages[0] !== page) faults.push('the signatures of a record and its costs');
    }
    if (textIn(block).includes('Preisänderungen vorbehalten')) {
      const table = blocks
        .slice(0, index)
        .findLast((each) => each.rows.length > 0 || each.block.kind === 'heading');
      if (table?.pages.at(-1) !== page) faults.push('the closing lines of costs and their table');
    }
    if (block.kind === 'table' && pages[0] !== rows[0]?.[0])
      faults.push('the head of a table and its first row');
    if (block.kind === 'table' && pages.at(-1) !== rows.at(-1)?.at(-1))
      faults.push('the sum and the last row');
    if (rows.some((row) => new Set(row).size > 1)) faults.push(`a row of ${block.kind}`);
    return faults;
  });
}

function documentsOf(input: DocumentInput): readonly PdfDocument[] {
  const application = aidApplicationRefusal(input) === null ? [aidApplication(input)] : [];
  return [documentation(input), careProposal(input), ...application];
}

const SELF_PAYER = {
  Kinderpauschale: 0,
  Urinpauschale: 0,
  Stuhlpauschale: 0,
  Kasse: 'Selbstzahler',
  selfPay: true,
};
/** Of each proposal where its products begin, and how many they are. */
const proposals = (maxLength: number) =>
  fc.array(fc.tuple(fc.nat(SOME.length - 1), fc.integer({ min: 1, max: 5 })), { maxLength });
const notes = fc.nat(24);

/** Consultations of any length: many or few proposals, products, recommended ones and words. */
const lengths = fc.record({
  needs: proposals(4),
  wish: proposals(4),
  gloves: fc.nat(2),
  recommended: fc.nat(20),
  words: fc.tuple(notes, notes, notes),
  name: fc.integer({ min: 1, max: 5 }),
  represented: fc.boolean(),
  selfPay: fc.boolean(),
  method: fc.constantFrom('A' as const, 'B' as const, 'C' as const),
});
type Lengths = typeof lengths extends fc.Arbitrary<infer Value> ? Value : never;

const NOTE = 'Nachts läuft es weiter aus, am Tag selten. ';

function inputOf({ needs, wish, gloves, words, ...of }: Lengths): DocumentInput {
  const tabs = (each: Lengths['needs']) => each.map(([at, count]) => ({ lines: SOME.slice(at, at + count) }));
  const bought = Array.from({ length: gloves }, () => line('Pflegoria Nitrilhandschuhe', 'M'));
  const [extra2, extra3, extra5] = words.map((count) => NOTE.repeat(count)) as [string, string, string];
  return consultation({
    method: of.method,
    carer: 'private',
    cart: [tabs(needs), tabs(wish), [{ lines: bought }]],
    recommended: SOME.slice(0, of.recommended).map(({ product }) => product),
    insurer: of.selfPay ? { ...INSURER, ...SELF_PAYER } : INSURER,
    answers: {
      ...ANSWERS,
      ...{ extra2, extra3, extra5 },
      lastname: Array.from({ length: of.name }, () => 'Großkreutz').join(' '),
      representative: of.represented ? 'R1' : 'R2',
    },
  });
}

describe('no page ends', () => {
  it.each(Object.entries(TWELVE))('between what belongs together: %s', (_, input) => {
    for (const document of documentsOf(input)) expect(torn(document)).toEqual([]);
  });

  it('between what belongs together, however long a consultation is', () => {
    fc.assert(
      fc.property(lengths, (given) => {
        for (const document of documentsOf(inputOf(given)))
          expect([document.title, torn(document)]).toEqual([document.title, []]);
      }),
      { numRuns: 60 },
    );
  });

  it('between the costs of more proposals than a page holds and what is said of them', () => {
    const wish = SOME.slice(0, 34).map((each) => ({ lines: [each] }));
    for (let count = 28; count <= 34; count += 1) {
      const document = careProposal(consultation({ cart: [[], wish.slice(0, count), []] }));
      expect([count, torn(document)]).toEqual([count, []]);
    }
  });

  it('within a row that fits on one, and within no other word of a taller one', () => {
    const rowOf = (words: number) => ({ name: 'Notiz', value: 'Nachts läuft es weiter aus. '.repeat(words) });
    const facts = (rows: readonly { name: string; value: string }[]) =>
      ({ kind: 'facts', rows, nameWidth: 78 }) as const;
    const pagesOf = (block: PdfBlock) => paginate(drawn(block)).map((page) => page.length);
    // A row of a page's height stays whole, below one that leaves too little room for it.
    const whole = drawn(facts([rowOf(60)]));
    expect(whole.reduce((sum, { height }) => sum + height, 0)).toBeGreaterThan(150);
    expect(pagesOf(facts([rowOf(40), rowOf(60)]))).toEqual([drawn(facts([rowOf(40)])).length, whole.length]);
    const tall = drawn(facts([rowOf(150)]));
    expect(tall.reduce((sum, { height }) => sum + height, 0)).toBeGreaterThan(PAGE.bottom - PAGE.top);
    expect(pagesOf(facts([rowOf(150)])).length).toBe(2);
  });
});
