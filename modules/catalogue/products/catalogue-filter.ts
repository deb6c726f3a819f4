import { ONE_SIZE, type Product } from './product.ts';
import { APPLICATION_TYPES, type ApplicationType, type Severity, type Tier } from './vocabulary.ts';

/** The three tabs of the catalogue (consultation specification, section 2). */
export const CATALOGUE_TABS = ['inkontinenz', 'pflegehilfsmittel', 'hautpflege'] as const;
export type CatalogueTab = (typeof CATALOGUE_TABS)[number];

/** Clothing sizes offered as filters. */
const FILTER_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'] as const;

const TYPES: Readonly<Record<CatalogueTab, readonly ApplicationType[]>> = {
  inkontinenz: ['Einlagen', 'Vorlagen', 'Fixierhosen', 'Slip Elastic', 'Slip', 'Pull-ups'],
  pflegehilfsmittel: APPLICATION_TYPES.Pflegehilfsmittel,
  hautpflege: APPLICATION_TYPES.Hautpflege,
};
const SEVERITIES: readonly Severity[] = [
  'Leichte Inkontinenz',
  'Mittlere Inkontinenz',
  'Schwere Inkontinenz',
  'Schwerste Inkontinenz',
];
const TIERS: readonly Tier[] = ['Premium', 'Basis'];

/** The filter groups of each tab: name of the group, as used in the address, to its values. */
const FILTER_GROUPS = {
  inkontinenz: { typ: TYPES.inkontinenz, schweregrad: SEVERITIES, ausfuehrung: TIERS, groesse: FILTER_SIZES },
  pflegehilfsmittel: { typ: TYPES.pflegehilfsmittel },
  hautpflege: { typ: TYPES.hautpflege },
} as const satisfies Record<CatalogueTab, Readonly<Record<string, readonly string[]>>>;

export type FilterGroup = 'typ' | 'schweregrad' | 'ausfuehrung' | 'groesse';

/** A tab and the chosen values of its groups; a group without chosen values accepts all. */
export interface CatalogueFilter {
  readonly tab: CatalogueTab;
  readonly chosen: Readonly<Partial<Record<FilterGroup, readonly string[]>>>;
}

/** The groups of a tab with their values, in display order. */
export function filterGroups(tab: CatalogueTab): readonly (readonly [FilterGroup, readonly string[]])[] {
  return Object.entries(FILTER_GROUPS[tab]) as [FilterGroup, readonly string[]][];
}

/** Reads a filter from an address. Ignores unknown values, so that old links still work. */
export function readCatalogueFilter(params: URLSearchParams): CatalogueFilter {
  const named = params.get('bereich');
  const tab = CATALOGUE_TABS.find((each) => each === named) ?? 'inkontinenz';
  const chosen: Partial<Record<FilterGroup, readonly string[]>> = {};
  for (const [group, values] of filterGroups(tab)) {
    const given = new Set(params.getAll(group));
    const known = values.filter((value) => given.has(value));
    if (known.length > 0) chosen[group] = known;
  }
  return { tab, chosen };
}

/** Writes a filter to an address; equal filters give equal addresses. */
export function writeCatalogueFilter({ tab, chosen }: CatalogueFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== 'inkontinenz') params.set('bereich', tab);
  for (const [group] of filterGroups(tab))
    for (const value of chosen[group] ?? []) params.append(group, value);
  return params;
}

/** Toggles one value of a group, or selects all (`value` null: 'Alle'). */
export function toggleFilter(
  filter: CatalogueFilter,
  group: FilterGroup,
  value: string | null,
): CatalogueFilter {
  const { [group]: before = [], ...others } = filter.chosen;
  if (value === null) return { ...filter, chosen: others };
  const ticked = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
  const values = filterGroups(filter.tab).find(([name]) => name === group)?.[1] ?? [];
  const ordered = values.filter((each) => ticked.includes(each));
  return { ...filter, chosen: ordered.length === 0 ? others : { ...others, [group]: ordered } };
}

/** The tab of a product. */
export function tabOf(product: Pick<Product, 'Inkontinenzprodukt'>): CatalogueTab {
  if (product.Inkontinenzprodukt === 'Hautpflege') return 'hautpflege';
  return product.Inkontinenzprodukt === 'Pflegehilfsmittel' ? 'pflegehilfsmittel' : 'inkontinenz';
}

/**
 * The sizes of a product that match a filter; empty: the product is hidden. A product in one size matches
 * every size filter.
 */
export function shownSizes(product: Product, { tab, chosen }: CatalogueFilter): readonly string[] {
  const passes = (group: FilterGroup, value: string) => chosen[group]?.includes(value) ?? true;
  if (
    tabOf(product) !== tab ||
    !passes('typ', product.Anwendungstyp) ||
    !passes('schweregrad', product.Schweregrad) ||
    !passes('ausfuehrung', product.PremiumBasis)
  ) {
    return [];
  }
  return Object.keys(product.sizes).filter((size) => size === ONE_SIZE || passes('groesse', size));
}
