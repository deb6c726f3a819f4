import { type ApplicationType, type ContractPrice, contractUnit } from '#catalogue/domain';
import { withUnit } from '#platform/domain';

/**
 * A position of the application as drafts and cases name it: its number, of the first seven shorter than in the
 * Pflegehilfsmittelverzeichnis (`54.45.01`).
 */
export type PositionId = string;

/** What documents need of a contract price: net cents for one unit. */
export type PositionPrice = Omit<ContractPrice, 'id' | 'version'>;

export interface AidPosition {
  readonly id: PositionId;
  /** As in the Pflegehilfsmittelverzeichnis, and as contract prices name it. */
  readonly number: string;
  readonly name: string;
  readonly measure: 'Stück' | 'ml';
  /** Usual pack, in pieces or millilitres. */
  readonly pack: number;
  /** Belongs to the usual set (consultation specification, section 9). */
  readonly usual: boolean;
  /** Sizes to choose from; empty without a choice. */
  readonly sizes: readonly string[];
  /** Product group 51 (body care), of which the insured person pays a share (§ 40 (3) SGB XI). */
  readonly ownShare: boolean;
  /** Washed and used again, so that it is applied for once and not each month. */
  readonly once: boolean;
  /** What a contract pays; null if unknown. */
  readonly price: PositionPrice | null;
}

/** The washable bed pads of product group 51, which are applied for apart. */
const WASHABLE_PADS: PositionId = '51.40.01.4';

/** Pieces of product group 51 that are applied for, where nobody says how many: one in use, one in the wash, one dry. */
export const PADS_APPLIED_FOR = 3;

/** The positions every application has: those of product group 54, and the washable bed pads of group 51. */
const LISTED: readonly AidPosition[] = [
  usual('54.45.01', '54.45.01.0001', 'Saugende Bettschutzeinlagen zum Einmalgebrauch', 25),
  {
    ...usual('54.99.01.1', '54.99.01.1001', 'Einmalhandschuhe', 100),
    sizes: ['XS', 'S', 'M', 'L', 'XL'],
  },
  { ...usual('54.99.02.0', '54.99.02.0001', 'Händedesinfektionsmittel', 500), measure: 'ml' },
  { ...usual('54.99.02.1', '54.99.02.0002', 'Flächendesinfektionsmittel', 500), measure: 'ml' },
  usual('54.99.01.2', '54.99.01.2001', 'Medizinische Gesichtsmasken (Mundschutz)', 50),
  usual('54.99.01.3', '54.99.01.3001', 'Schutzschürzen zum Einmalgebrauch', 100),
  { ...position('54.99.01.3002', 'Schutzschürzen, wiederverwendbar', 1), once: true },
  position('54.99.01.4001', 'Schutzservietten zum Einmalgebrauch (Lätzchen)', 100),
  position('54.99.01.5001', 'Partikelfiltrierende Halbmasken (FFP2)', 10),
  position('54.99.01.0001', 'Fingerlinge', 100),
  position('54.99.02.0014', 'Händedesinfektionstücher', 50),
  position('54.99.02.0015', 'Flächendesinfektionstücher', 50),
  {
    ...position('51.40.01.4', 'Saugende Bettschutzeinlagen, wiederverwendbar', 1),
    id: WASHABLE_PADS,
    ownShare: true,
    once: true,
  },
];

function position(number: string, name: string, pack: number): AidPosition {
  return {
    ...{ id: number, number, name, measure: 'Stück', pack },
    ...{ usual: false, sizes: [], ownShare: false, once: false, price: null },
  };
}

function usual(id: PositionId, number: string, name: string, pack: number): AidPosition {
  return { ...position(number, name, pack), id, usual: true };
}

/**
 * The positions that can be applied for, those of the usual set first and product group 51 last. A contract price
 * gives its position name, unit and pack, and adds one that is not listed.
 */
export function aidPositions(prices: readonly PositionPrice[] = []): readonly AidPosition[] {
  const byNumber = new Map(prices.map((price) => [price.Positionsnummer, price]));
  const known = new Set(LISTED.map(({ number }) => number));
  const added = prices
    .filter(({ Positionsnummer }) => !known.has(Positionsnummer))
    .map((price) => priced(position(price.Positionsnummer, price.Bezeichnung, price.Packung), price));
  const listed = LISTED.map((each) => priced(each, byNumber.get(each.number)));
  return [
    ...listed.filter(({ ownShare }) => !ownShare),
    ...added,
    ...listed.filter(({ ownShare }) => ownShare),
  ];
}

function priced(position: AidPosition, price: PositionPrice | undefined): AidPosition {
  if (price === undefined) return position;
  const { Bezeichnung: name, Packung: pack, Einheit } = price;
  return { ...position, name, pack, measure: contractUnit(Einheit).measure, price };
}

/** `25 Stück`, `500 ml`. */
export const amountInWords = (amount: number, { measure }: Pick<AidPosition, 'measure'>): string =>
  withUnit(amount.toLocaleString('de'), measure);

/** By application type: the number of a product need not name the position. */
const BY_TYPE: Partial<Record<ApplicationType, PositionId>> = {
  Krankenunterlagen: '54.45.01',
  Untersuchungshandschuhe: '54.99.01.1',
  Mundschutz: '54.99.01.2',
  Schutzschürzen: '54.99.01.3',
  Händedesinfektion: '54.99.02.0',
  Flächendesinfektion: '54.99.02.1',
};

/** Wipes have positions of their own. */
const WIPES: Readonly<Record<PositionId, PositionId>> = {
  '54.99.02.0': '54.99.02.0014',
  '54.99.02.1': '54.99.02.0015',
};

/** So has what is washed. */
const REUSABLE: Readonly<Record<PositionId, PositionId>> = {
  '54.45.01': WASHABLE_PADS,
  '54.99.01.3': '54.99.01.3002',
};

/**
 * The position of a product; null if it is no Pflegehilfsmittel.
 *
 * @param reusable whether it is washed (`isReusable`)
 * @param liquid whether its packs are filled by volume
 */
export function positionOf(type: ApplicationType, reusable: boolean, liquid: boolean): PositionId | null {
  // The demo catalogue numbers gloves with one digit fewer than the list does: the type decides.
  const id = BY_TYPE[type];
  if (id === undefined) return null;
  return (reusable ? REUSABLE[id] : liquid ? undefined : WIPES[id]) ?? id;
}
