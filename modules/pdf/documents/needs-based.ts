import { type Answers, hipOf, isCareProduct, isWorn, sizeFor } from '#consultation/domain';
import type { DocumentInput, DocumentLine, DocumentProduct } from './document-input.ts';
import { isPrinted } from './proposals.ts';

/** The supply without Mehrkosten that a sheet names: a proposal of the cart, or recommended products. */
export type NeedsBased =
  | { readonly from: 'sheet' | 'cart'; readonly tab: number }
  | { readonly from: 'recommendation'; readonly lines: readonly DocumentLine[] };

type Source = Pick<DocumentInput, 'cart' | 'products' | 'proposals' | 'recommended' | 'answers'>;

/**
 * The offered supply without Mehrkosten: a needs-based proposal, preferably a printed one, else the first recommended
 * product, the pick, of the quality that the Krankenkasse pays for; null if there is neither. § 127 (5) SGB V requires the offer
 * before anybody signs for Mehrkosten.
 */
export function needsBased(input: Source): NeedsBased | null {
  const held = input.cart[0].flatMap(({ lines }, tab) => (isSupply(lines, input) ? [tab] : []));
  const printed = held.find((tab) => isPrinted(input, 0, tab));
  if (printed !== undefined) return { from: 'sheet', tab: printed };
  const [tab] = held;
  if (tab !== undefined) return { from: 'cart', tab };
  const lines = recommendedLines(input);
  return lines.length === 0 ? null : { from: 'recommendation', lines };
}

/** A Fixierhose alone is none. Neither is a proposal with a misplaced care product, because its costs are unknown. */
function isSupply(lines: readonly DocumentLine[], { products }: Source): boolean {
  const held = lines.flatMap(({ product }) => products.get(product) ?? []);
  return held.some(supplies) && !held.some(isCareProduct);
}

/** Whether a product is a supply by itself: it is worn, and does not only hold what is. */
const supplies = (product: DocumentProduct) => isWorn(product) && product.Anwendungstyp !== 'Fixierhosen';

/** The recommended Basis product; a Vorlage comes with its Fixierhose. */
function recommendedLines({ recommended, products, answers }: Source): readonly DocumentLine[] {
  const basis = recommended.flatMap((id) => {
    const product = products.get(id);
    return product?.PremiumBasis === 'Basis' && !isCareProduct(product) ? [{ id, product }] : [];
  });
  const isFixierhose = ({ product }: (typeof basis)[number]) => product.Anwendungstyp === 'Fixierhosen';
  const first = basis.find(({ product }) => supplies(product));
  if (first === undefined) return [];
  const fixierhosen =
    first.product.Anwendungstyp === 'Vorlagen' ? basis.filter(isFixierhose).slice(0, 1) : [];
  return [first, ...fixierhosen].map(({ id, product }) => lineOf(id, product, answers));
}

function lineOf(id: string, { sizes }: DocumentProduct, answers: Answers): DocumentLine {
  return { product: id, size: sizeFor(sizes, answers.groesse, hipOf(answers)).size };
}
