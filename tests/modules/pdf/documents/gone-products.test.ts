/** A product that has left the catalogue: the sheets name it, and say of each sum that it is not in it. */
import { describe, expect, it } from 'vitest';
import { knownCart } from '#consultation/domain';
import { aidApplication, careProposal, type DocumentInput, documentation } from '#pdf/domain';
import { careValues } from '../../../../modules/pdf/documents/care-values.ts';
import type { DocumentLine } from '../../../../modules/pdf/documents/document-input.ts';
import { consultation, line, SOME } from '../consultations.ts';

const GONE: DocumentLine = { product: 'gone', size: 'L', selectedTime: 2 };
const OTHER_SIZE: DocumentLine = { product: line('Valdumea Slip Super').product, size: 'XXXL' };
const WISH = line('Valdumea Slip Super', 'M');

function withGone(cart: DocumentInput['cart'], name: string | null, is: Partial<DocumentInput> = {}) {
  const { products } = consultation();
  return consultation({ ...is, cart: knownCart(cart, products, () => name) });
}

const texts = (input: DocumentInput) =>
  [careProposal(input), documentation(input)].map((each) => JSON.stringify(each.blocks));

describe('a product that has left the catalogue', () => {
  it('is printed in its proposal, by the name it was last shown with', () => {
    const input = withGone(
      [[{ lines: SOME.slice(0, 1) }], [{ lines: [WISH, GONE] }], []],
      'Alter Slip Extra',
    );
    const [, wish] = careValues(input).proposals;
    expect(wish?.gone).toEqual([{ name: 'Alter Slip Extra', size: 'Größe L' }]);
    expect([wish?.totalPrice, wish?.pays, wish?.mehrkosten]).toEqual([9980, null, null]);
    for (const text of texts(input)) {
      expect(text).toContain('"Alter Slip Extra, Größe L"');
      expect(text).toContain('"nicht mehr im Katalog, nicht mitgerechnet"');
      expect(text).toContain(
        '"Gesamtpreis ohne die Produkte, die nicht mehr im Katalog sind","value":"99,80',
      );
      expect(text).not.toContain('der Preis: Die Kosten');
    }
    // What is not known yet is not declared.
    expect(texts(input)[0]).not.toMatch(/Mehrkostenübernahmeerklärung|Kostenübernahme"/);
    expect(texts(input)[0]).toContain(
      'Noch nicht alle Beträge stehen fest für „Wunschversorgung, Vorschlag 1“',
    );
  });

  it('is named by the catalogue where its size alone is gone, and without a name where nobody knows it', () => {
    const [size = ''] = texts(withGone([[], [{ lines: [WISH, OTHER_SIZE] }], []], null));
    expect(size).toContain('"Valdumea Slip Super, Größe XXXL"');
    const [unknown = ''] = texts(withGone([[], [{ lines: [WISH, GONE] }], []], null));
    expect(unknown).toContain('"Ein Produkt ohne bekannten Namen, Größe L"');
  });

  it('leaves nothing to be named where it was alone, and no gap in the numbers', () => {
    const input = withGone([[{ lines: [] }, { lines: [GONE] }, { lines: SOME.slice(0, 1) }], [], []], 'Alt');
    const [alone, next] = careValues(input).proposals;
    expect([alone?.title, next?.title]).toEqual([
      'Medizinisch notwendige Versorgung, Vorschlag 1',
      'Medizinisch notwendige Versorgung, Vorschlag 2',
    ]);
    expect([alone?.pays, alone?.mehrkosten, alone?.copayment]).toEqual([null, null, null]);
    expect(next?.pays).toBe(212);
    const [text = ''] = texts(input);
    expect(text).toContain('Alle Produkte dieses Vorschlags sind nicht mehr im Katalog.');
    expect(text).toContain('"name":"Gesamtpreis","value":"noch offen"');
  });

  it('is distinguished from one without a price, and both from neither', () => {
    const product = consultation().products.get(OTHER_SIZE.product);
    const unpriced = new Map(consultation().products).set('unpriced', {
      ...(product as NonNullable<typeof product>),
      sizes: { M: { ...(product?.sizes.M as NonNullable<typeof product>['sizes'][string]), price: null } },
    });
    const both = [WISH, { ...WISH, product: 'unpriced' }];
    const of = (lines: readonly DocumentLine[]) => {
      const cart = knownCart([[], [{ lines }], []], unpriced, () => null);
      return texts(consultation({ products: unpriced, cart }))[0] ?? '';
    };
    expect(of(both)).toContain('"name":"Gesamtpreis ohne die Produkte, deren Preis fehlt","value":"99,80');
    expect(of([...both, GONE])).toContain(
      '"name":"Gesamtpreis ohne die Produkte, deren Preis fehlt oder die nicht mehr im Katalog sind"',
    );
    expect(of([WISH])).toContain('"name":"Gesamtpreis","value":"99,80');
  });

  it('is not applied for', () => {
    const gone = withGone([[], [], [{ lines: [GONE] }]], 'Alte Handschuhe', { carer: 'private' });
    expect(JSON.stringify(aidApplication(gone))).not.toContain('Alte Handschuhe');
  });
});
