import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signedDocument } from '../../../../../apps/web/consultation/documents/pdf/signed-document.ts';
import { documentHash } from '../../../../../apps/web/consultation/documents/sending/document-hash.ts';
import { recordedDrawing } from '../../../../../apps/web/consultation/documents/signing/dialog/recorded-drawing.ts';
import { EMPTY_DRAFT } from '../../../../../apps/web/consultation/draft/draft.ts';
import { readDraft } from '../../../../../apps/web/consultation/draft/read-draft.ts';
import {
  MAX_POINTS,
  MAX_STROKES,
  signaturesSchema,
  withoutSignature,
  withSignature,
} from '../../../../../apps/web/consultation/papers/document-signatures.ts';
import { ANSWERS, consultation } from '../../../../modules/pdf/consultations.ts';
import { DRAWN } from '../../../../modules/pdf/signing/drawings.ts';

const KINDS = ['documentation', 'proposal', 'application'] as const;
const FIELD = { width: 500, height: 200 };
const stroke = (...points: readonly (readonly [number, number])[]) => ({
  points: points.map(([x, y]) => ({ x, y })),
});

describe('a drawing on the screen', () => {
  it('is kept in whole numbers within its field', () => {
    expect(recordedDrawing([stroke([10.26, 20.24], [-5, 300])], FIELD)).toEqual({
      width: 1000,
      height: 400,
      strokes: [[21, 40, 0, 400]],
    });
  });

  it('is none without a stroke, and with more strokes than a signature has', () => {
    expect(recordedDrawing([], FIELD)).toBeNull();
    expect(recordedDrawing([{ points: [] }], FIELD)).toBeNull();
    const dots = Array.from({ length: MAX_STROKES + 1 }, () => stroke([1, 1]));
    expect(recordedDrawing(dots, FIELD)).toBeNull();
    expect(recordedDrawing(dots.slice(1), FIELD)?.strokes).toHaveLength(MAX_STROKES);
  });

  it('has so many points as the draft takes, whatever is drawn', () => {
    const point = fc.record({ x: fc.double({ min: -1e4, max: 1e4, noNaN: true }), y: fc.nat(9000) });
    const strokes = fc.array(fc.record({ points: fc.array(point, { minLength: 1, maxLength: 900 }) }), {
      minLength: 1,
      maxLength: MAX_STROKES,
      size: 'max',
    });
    fc.assert(
      fc.property(strokes, (drawn) => {
        const person = recordedDrawing(drawn, FIELD);
        const kept = { documentation: { content: 'a', person } };
        expect(signaturesSchema.safeParse(kept).success).toBe(true);
        expect(person?.strokes.reduce((sum, { length }) => sum + length / 2, 0)).toBeLessThanOrEqual(
          MAX_POINTS,
        );
      }),
      { numRuns: 20 },
    );
  });
});

describe('signatures in the draft', () => {
  const kept = withSignature(undefined, { content: 'a', proposals: undefined }, 'person', DRAWN);

  it('are read again with it, and unknown keys, long and odd strokes are refused', () => {
    const read = (signatures: unknown) => readDraft(JSON.stringify({ ...EMPTY_DRAFT, signatures }));
    expect(read({ proposal: kept })?.signatures).toEqual({ proposal: kept });
    const bad = [
      { proposal: { ...kept, more: 1 } },
      { another: kept },
      { proposal: { ...kept, person: { ...DRAWN, strokes: [[1, 2, 3]] } } },
      { proposal: { ...kept, person: { ...DRAWN, strokes: [[1.5, 2]] } } },
      { proposal: { ...kept, person: { ...DRAWN, strokes: [Array(2 * MAX_POINTS + 2).fill(1)] } } },
    ];
    for (const signatures of bad) expect(read(signatures)).toBeNull();
  });

  it('belong to one content: another takes the earlier ones away', () => {
    expect(withSignature(kept, { content: 'a', proposals: undefined }, 'adviser', DRAWN)).toMatchObject({
      person: DRAWN,
      adviser: DRAWN,
    });
    const other = withSignature(kept, { content: 'b', proposals: undefined }, 'adviser', DRAWN);
    expect(other).toMatchObject({ content: 'b', adviser: DRAWN });
    expect(other.person).toBeUndefined();
    expect(withoutSignature(kept, 'person')).toBeUndefined();
    expect(withoutSignature(kept, 'adviser')?.person).toEqual(DRAWN);
  });
});

describe('a document of a consultation', () => {
  it.each(KINDS)(
    'is drawn with the signatures given for its content, and without those of another: %s',
    async (kind) => {
      const input = consultation();
      const bare = await signedDocument({ kind, input });
      const signatures = { content: bare.unsigned ?? '', person: DRAWN };
      const signed = await signedDocument({ kind, input, signatures });
      expect([signed.outdated, signed.unsigned]).toEqual([false, bare.unsigned]);
      expect(JSON.stringify(signed.document)).toContain('"drawing"');
      expect(signed.content).not.toBe(bare.content);

      const changed = consultation({ answers: { ...ANSWERS, lastname: 'Herbst' } });
      const after = await signedDocument({ kind, input: changed, signatures });
      expect(after.outdated).toBe(true);
      expect(JSON.stringify(after.document)).not.toContain('"drawing"');
      const tomorrow = { ...input, today: '2026-03-10' as typeof input.today };
      expect((await signedDocument({ kind, input: tomorrow, signatures })).outdated).toBe(true);
      expect((await signedDocument({ kind, input, signatures })).outdated).toBe(false);
    },
  );

  it('is another mail once it is signed', async () => {
    const order = { kind: 'proposal', input: consultation() } as const;
    const signed = { ...order, signatures: { content: 'a', person: DRAWN } };
    expect(await documentHash(signed)).not.toBe(await documentHash(order));
    expect(await documentHash({ ...order, signatures: undefined })).toBe(await documentHash(order));
  });
});
