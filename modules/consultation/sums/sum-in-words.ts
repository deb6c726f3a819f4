import { type Cents, formatEuro } from '#platform/domain';
import type { CareType } from '../cart/cart.ts';
import { oftenInWords, onceInWords } from './one-time.ts';

/** What a person pays for a proposal a month, as shown; null while it is open. */
export interface PaidProposal {
  readonly area: CareType;
  readonly pays: Cents | null;
  /** Its Mehrkosten. */
  readonly extra: Cents | null;
  /** What of `pays` is paid once, and not each month. */
  readonly once: Cents;
  /** `pays` is open because a price is missing, and not an answer or the area of a product. */
  readonly priceMissing: boolean;
}

/** A decision with its amounts. */
export interface PaidDecision {
  /** Null also where the person has decided for one that is not shown. */
  readonly supply: PaidProposal | null;
  /** The person has decided; the only supply that there is is not chosen by itself. */
  readonly decided: boolean;
  readonly alternatives: readonly PaidProposal[];
  readonly bought: readonly PaidProposal[];
}

/** The sum of a consultation in words, the same on screens and sheets; null where a part has nothing to say. */
export interface SumInWords {
  /** Such as `Noch nicht entschieden: 2,12 € bis 80,68 €`, without a full stop. */
  readonly undecided: string | null;
  /**
   * Such as `dazu gekauft 44,30 €`; without a supply beside it `gekauft 44,30 €`, and as a part of the range
   * `davon dazu gekauft 44,30 €`.
   */
  readonly bought: string | null;
  /** Such as `zusammen 46,98 €`: the supply and what is bought besides. */
  readonly together: string | null;
  /** Such as `davon einmalig 19,95 €`, of the sum named last; `einmalig` where it is all of it. */
  readonly once: string | null;
}

/**
 * Names what a person pays in all. Until a supply is chosen that is the range over all that could be, each with what is
 * bought besides: never one of them.
 */
export function sumInWords({ supply: named, decided, alternatives, bought }: PaidDecision): SumInWords {
  const supply = decided ? named : null;
  const purchase = bought.length === 0 ? null : inEuro(sumOf(bought.map(({ pays }) => pays)));
  const besides = alternatives.length > 0;
  const open = !decided && besides;
  return {
    undecided: open ? `Noch nicht entschieden: ${rangeInWords(alternatives, bought)}` : null,
    bought: purchase && `${open ? 'davon dazu ' : besides ? 'dazu ' : ''}gekauft ${purchase}`,
    together:
      supply === null || purchase === null
        ? null
        : `zusammen ${inEuro(sumOf([supply, ...bought].map(({ pays }) => pays)))}`,
    once: purchase === null ? null : onceOf(supply === null ? bought : [supply, ...bought]),
  };
}

function onceOf(paid: readonly PaidProposal[]): string | null {
  const sum = sumOf(paid.map(({ pays }) => pays));
  const once = paid.reduce((cents, each) => cents + each.once, 0);
  return oftenInWords(sum, once) === 'einmalig' ? 'einmalig' : onceInWords(sum, once);
}

const OPEN = 'noch offen';
const inEuro = (cents: Cents | null) => (cents === null ? OPEN : formatEuro(cents));

function rangeInWords(alternatives: readonly PaidProposal[], bought: readonly PaidProposal[]): string {
  const sums = alternatives.map((each) => sumOf([each, ...bought].map(({ pays }) => pays)));
  const known = sums.flatMap((cents) => cents ?? []);
  const unknown = alternatives.filter((_, index) => sums[index] === null);
  const partly = alternatives.some(({ once }) => once > 0) ? ', teils einmalig' : '';
  if (known.length === 0) return OPEN;
  if (bought.length === 0) {
    const [free, wish] = alternatives;
    const [least, most] = known;
    const simple = alternatives.length === 2 && known.length === 2 && free?.area === 0 && free.extra === 0;
    if (simple && wish?.area === 1 && least !== undefined && most !== undefined)
      return `${formatEuro(least)} ohne Mehrkosten oder ${formatEuro(most)} Wunsch${partly}`;
  }
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const range = least === most ? formatEuro(least) : `${formatEuro(least)} bis ${formatEuro(most)}`;
  return `${range}${partly}${lackInWords(unknown)}`;
}

/** Why the range is not yet all of it. Only where prices are all that is missing, does looking for one settle it. */
function lackInWords(unknown: readonly PaidProposal[]): string {
  if (unknown.length === 0) return '';
  return unknown.every(({ priceMissing }) => priceMissing) ? ', ein Preis fehlt noch' : ', teils noch offen';
}

/** The sum of amounts in cents; null if one of them is unknown. */
export function sumOf(amounts: readonly (Cents | null)[]): Cents | null {
  return amounts.reduce<Cents | null>(
    (sum, cents) => (sum === null || cents === null ? null : sum + cents),
    0,
  );
}
