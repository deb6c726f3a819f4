import type { ApplicationType, CatalogueTab } from '#catalogue/domain';
import type { PricedProduct } from './priced-product.ts';

/** The categories with their filter buttons (access specification, section 2, 'Prices'). */
export const PRICE_TABS: readonly {
  readonly tab: CatalogueTab;
  readonly label: string;
  readonly types: readonly ApplicationType[];
}[] = [
  {
    tab: 'inkontinenz',
    label: 'Inkontinenzprodukte und Zubehör',
    types: ['Einlagen', 'Vorlagen', 'Fixierhosen', 'Slip', 'Slip Elastic', 'Pull-ups'],
  },
  {
    tab: 'pflegehilfsmittel',
    label: 'Pflegehilfsmittel',
    types: [
      'Untersuchungshandschuhe',
      'Händedesinfektion',
      'Flächendesinfektion',
      'Schutzschürzen',
      'Mundschutz',
      'Krankenunterlagen',
    ],
  },
  { tab: 'hautpflege', label: 'Hautpflege', types: ['Schutz', 'Pflege', 'Reinigung'] },
];

/** The part of the list that is shown. */
export interface PriceFilter {
  readonly tab: CatalogueTab;
  /** Null for the whole tab. */
  readonly type: ApplicationType | null;
  readonly search: string;
}

/**
 * Whether a product passes the filter. Search matches part of the name, an Artikelnummer or a PZN, ignoring
 * case.
 */
export function isShown(product: PricedProduct, { tab, type, search }: PriceFilter): boolean {
  if (product.tab !== tab || (type !== null && product.type !== type)) return false;
  const wanted = search.trim().toLocaleLowerCase('de');
  return (
    wanted === '' ||
    product.name.toLocaleLowerCase('de').includes(wanted) ||
    product.sizes.some(({ numbers }) => numbers.includes(wanted))
  );
}
