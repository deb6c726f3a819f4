import { sizeInWords, sizeLabel } from '#catalogue/domain';
import {
  AREA_LABELS,
  BOUGHT_PRIVATELY,
  type CartAreas,
  isCareProduct,
  type LineReview,
  type ProductsById,
  proposalName,
  type ReviewDecision,
  type ReviewFinding,
  type TabPlace,
} from '#consultation/domain';

/** The labels of the decisions. */
export const DECISION_LABELS: Readonly<Record<ReviewDecision, string>> = {
  adjust: 'Anpassen',
  keep: 'Behalten',
  remove: 'Entfernen',
};

/** The products of a finding; a Vorlage includes its Fixierhose. */
export function productNames(
  { place, ids }: ReviewFinding,
  cart: CartAreas,
  products: ProductsById,
): readonly string[] {
  const lines = (cart[place.area][place.tab]?.lines ?? []).filter(({ id }) => ids.includes(id));
  return lines
    .filter(({ companionOf }) => companionOf === undefined || !ids.includes(companionOf))
    .map(({ id, product }) => {
      const name = products.get(product)?.Produktbezeichnung ?? '';
      return lines.some(({ companionOf }) => companionOf === id) ? `${name} mit Fixierhose` : name;
    });
}

const DECIDED: Readonly<Record<ReviewDecision, string>> = {
  adjust: 'angepasst',
  keep: 'behalten',
  remove: 'entfernt',
};

/** A sentence saying what a decision did. */
export function decidedInWords(decision: ReviewDecision, names: readonly string[]): string {
  const done = DECIDED[decision];
  return names.length === 1 ? `„${names[0]}“ wurde ${done}.` : `${names.length} Produkte wurden ${done}.`;
}

/** Several names as a list in a sentence. */
export function inARow(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} und ${last}`;
}

/** The place of a finding, relative to the other proposals of the cart. */
export function placeInWords({ area, tab }: TabPlace, cart: CartAreas): string {
  return `${AREA_LABELS[area]}, ${proposalName(cart[area], tab)}`;
}

/** A heading with the number of products to decide about. */
export function titleOf(count: number): string {
  return count === 1
    ? 'Bitte prüfen: 1 Produkt passt so nicht mehr'
    : `Bitte prüfen: ${count} Produkte passen so nicht mehr`;
}

/** The reason against a line, and what 'Anpassen' changes. */
export interface Reason {
  readonly why: string;
  /** Null if nothing can fix it. */
  readonly adjusted: string | null;
}

/** The distinct reasons against the lines of a finding. */
export function reasonsOf(finding: ReviewFinding): readonly Reason[] {
  const { lines } = finding;
  const several = new Set(lines.map(({ line }) => line.id)).size > 1 || isCompanion(lines[0]);
  const all = lines.flatMap((review) => [
    ...productReason(review, several),
    ...sizeReason(review, several),
    ...areaReason(review),
  ]);
  return all.filter(({ why }, index) => all.findIndex((other) => other.why === why) === index);
}

function isCompanion(review: LineReview | undefined): boolean {
  return review?.line.companionOf !== undefined;
}

/** Prefixes a reason with the product if the finding is about several. */
function named({ product }: LineReview, several: boolean): string {
  return several ? `${product.Produktbezeichnung}: ` : '';
}

function productReason(review: LineReview, several: boolean): readonly Reason[] {
  const { replacement } = review;
  if (replacement === undefined) return [];
  return [
    {
      why: `${named(review, several)}Wird zu den jetzigen Angaben nicht mehr empfohlen.`,
      adjusted: replacement && `„${replacement.Produktbezeichnung}“ stattdessen`,
    },
  ];
}

const chosenSize = (size: string) => sizeInWords(size) ?? sizeLabel(size);

function sizeReason(review: LineReview, several: boolean): readonly Reason[] {
  const { size, line } = review;
  if (size === undefined) return [];
  if ('hip' in size) {
    const none = size.to === null ? ' Dafür gibt es das Produkt in keiner Größe.' : '';
    return [
      {
        why: `${named(review, several)}${chosenSize(line.size)} ist gewählt, angegeben ist ein Hüftumfang von ${size.hip}\u00a0cm.${none}`,
        adjusted: size.to && chosenSize(size.to),
      },
    ];
  }
  const instead = size.to === null ? ' In dieser Größe gibt es das Produkt nicht.' : '';
  return [
    {
      why: `${named(review, several)}${chosenSize(line.size)} ist gewählt, angegeben ist Größe ${size.wanted}.${instead}`,
      adjusted: size.to && chosenSize(size.to),
    },
  ];
}

function areaReason({ area, product }: LineReview): readonly Reason[] {
  if (area === undefined) return [];
  const label = AREA_LABELS[area];
  return isCareProduct(product)
    ? [{ why: BOUGHT_PRIVATELY, adjusted: `zu „${label}“` }]
    : [{ why: `Gehört jetzt zu „${label}“.`, adjusted: `als Vorschlag zu „${label}“` }];
}
