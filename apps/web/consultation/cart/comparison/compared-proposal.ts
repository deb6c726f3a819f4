import { singularLabel } from '#catalogue/domain';
import {
  areasOf,
  type CartAreas,
  type CartLine,
  hasDailyNeed,
  type ProductsById,
  shownPatientPays,
  type TabOffer,
  type TabPlace,
} from '#consultation/domain';
import { formatEuro, withUnit } from '#platform/domain';
import { figuresOf, type ShownFigure } from '../../figures/figures-of.ts';
import type { OfferView } from '../../figures/use-offer.ts';

/** A proposal as it is compared. */
export interface ComparedProposal {
  readonly place: TabPlace;
  readonly lines: readonly CartLine[];
  readonly totals: TabOffer;
  /** `Sie zahlen im Monat` first, then its parts. */
  readonly figures: readonly ShownFigure[];
  /** What its products are: the same rows for each proposal. */
  readonly facts: readonly ShownFigure[];
}

/** The proposals that hold a product, in the order of the calculator. */
export function comparedProposals(
  cart: CartAreas,
  view: OfferView,
  products: ProductsById,
): readonly ComparedProposal[] {
  return areasOf(view.offer.method).flatMap((area) =>
    cart[area].flatMap(({ lines }, tab) => {
      const totals = view.offer.areas[area].tabs[tab];
      if (lines.length === 0 || totals === undefined) return [];
      const figures = figuresOf(totals, view.offer, area);
      return [{ place: { area, tab }, lines, totals, figures, facts: factsOf(lines, products, view) }];
    }),
  );
}

const NONE = '–';

function factsOf(lines: readonly CartLine[], products: ProductsById, view: OfferView): ShownFigure[] {
  const known = lines.flatMap((line) => {
    const product = products.get(line.product);
    return product === undefined ? [] : [{ line, product, size: product.sizes[line.size] }];
  });
  const absorbing = known.filter(({ product }) => product.Tropfenanzahl > 0);
  const pieces = known
    .filter(
      ({ product, size = {} }) => hasDailyNeed(product, size) && product.Anwendungstyp !== 'Fixierhosen',
    )
    .reduce((sum, { line }) => sum + (view.lines.get(line.id)?.dailyNeed ?? 0), 0);
  const drops = absorbing.map(({ product }) => String(product.Tropfenanzahl).replace('.', ','));
  return [
    { name: 'Art', text: listed(known.map(({ product }) => singularLabel(product.Anwendungstyp))) },
    {
      name: 'Qualität',
      text: listed(
        known.flatMap(({ product: { PremiumBasis } }) => (PremiumBasis === '-' ? [] : PremiumBasis)),
      ),
    },
    { name: 'Saugstärke', text: drops.length === 0 ? NONE : `${listed(drops)} von\u00a010` },
    { name: 'Am Tag', text: pieces === 0 ? NONE : withUnit(pieces, 'Stück') },
  ];
}

const listed = (texts: readonly string[]) => [...new Set(texts)].join(', ') || NONE;

/** The names of the rows in which the proposals do not all say the same; none for a single proposal. */
export function differingRows(proposals: readonly ComparedProposal[]): ReadonlySet<string> {
  const texts = new Map<string, Set<string>>();
  for (const { figures, facts } of proposals)
    for (const { name, text } of [...figures, ...facts])
      texts.set(name, (texts.get(name) ?? new Set()).add(text));
  return new Set([...texts].filter(([, said]) => said.size > 1).map(([name]) => name));
}

/**
 * How much more a proposal costs the person than the cheapest one, in words; null if one of the amounts is not known
 * yet, or all are the same.
 */
export function moreInWords(
  proposal: ComparedProposal,
  proposals: readonly ComparedProposal[],
): string | null {
  const amounts = proposals.flatMap(({ totals }) => shownPatientPays(totals) ?? []);
  const own = shownPatientPays(proposal.totals);
  if (own === null || amounts.length < 2) return null;
  const least = Math.min(...amounts);
  if (amounts.every((amount) => amount === least)) return null;
  return own === least ? 'am günstigsten' : `${formatEuro(own - least)} mehr`;
}
