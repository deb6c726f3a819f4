import { type CareType, PURCHASE } from '#consultation/domain';
import { type Cents, toDecimal } from '#platform/domain';
import { documentOffer, proposalValues } from '../documents/care-values.ts';
import type { DocumentInput } from '../documents/document-input.ts';
import { proposalTitle } from '../documents/proposals.ts';

/** A product of a proposal, as the shop's own system needs it. */
interface ShopLine {
  readonly name: string;
  readonly PZN: string;
  readonly aidnumber: string;
  /** Pieces of a pack; 1 for a bottle or tube. */
  readonly pieces: number;
  readonly packs: number;
}

/** A proposal for the shop's own system. Amounts in cents a month; null: unknown, or there is none. */
export interface ShopBlock {
  readonly title: string;
  readonly lines: readonly ShopLine[];
  /** Names of products that have left the catalogue; they are in neither lines nor figures. */
  readonly gone: readonly string[];
  readonly allowance: Cents | null;
  readonly mehrkosten: Cents | null;
  /** What is bought without the Krankenkasse beside the Hilfsmittel (method B); null without any. */
  readonly purchase: Cents | null;
  readonly copayment: Cents | null;
}

/**
 * A proposal for the shop's own system, with the figures of screen and documents and without anything about the
 * person.
 *
 * @param place of a filled proposal; `tab` counts from 0
 */
export function shopBlock(
  input: DocumentInput,
  { area, tab }: { readonly area: CareType; readonly tab: number },
): ShopBlock {
  const offer = documentOffer(input);
  const proposal = proposalValues(input, offer, area, tab);
  return {
    title: proposalTitle(input, area, tab),
    lines: (offer.areas[area].tabs[tab]?.lines ?? []).flatMap(({ product, size, monthlyPackages }) => {
      const known = input.products.get(product);
      const sold = known?.sizes[size];
      if (known === undefined || sold === undefined) return [];
      const { PZN, aidnumber, pieces } = sold;
      return [{ name: known.Produktbezeichnung, PZN, aidnumber, pieces, packs: monthlyPackages }];
    }),
    gone: proposal.gone.map(({ name }) => name),
    // A purchase has nothing to do with the Krankenkasse.
    allowance: area === 2 ? null : offer.grossAllowance,
    mehrkosten: area === 2 ? null : proposal.mehrkosten,
    purchase: proposal.purchase || null,
    copayment: proposal.copayment?.amount ?? null,
  };
}

const HEAD = [
  'PZN',
  'Hilfsmittelnummer',
  'Stück je Packung',
  'Packungen im Monat',
  'Stück im Monat',
  'Pauschale brutto',
  'Mehrkosten im Monat',
  'Zuzahlung im Monat',
  `${PURCHASE} im Monat`,
] as const;

/** Rows with their head; the amounts of the whole proposal stand in its first row, so that sums are right. */
export function shopRows({
  lines,
  allowance,
  mehrkosten,
  copayment,
  purchase,
}: ShopBlock): readonly string[][] {
  return [
    [...HEAD],
    ...lines.map(({ PZN, aidnumber, pieces, packs }, index) => [
      PZN,
      aidnumber,
      ...[pieces, packs, pieces * packs].map(String),
      ...[allowance, mehrkosten, copayment, purchase].map((cents) => (index === 0 ? decimal(cents) : '')),
    ]),
  ];
}

/** '17,85'; '' while unknown. */
const decimal = (cents: Cents | null) => (cents === null ? '' : toDecimal(cents).replace('.', ','));

/** The rows as they are copied: tabs between cells, as spreadsheets take them. */
export function shopText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t')).join('\r\n');
}
