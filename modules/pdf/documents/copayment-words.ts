import {
  type CareType,
  type CopaymentGround,
  copaymentGround,
  copaymentRule,
  insurerPays,
  type Offer,
  patientAge,
} from '#consultation/domain';
import { type Cents, formatEuro } from '#platform/domain';
import type { DocumentInput } from './document-input.ts';

/** The co-payment of a proposal in cents a month (null while unknown), and the reason for it. */
export interface CopaymentValues {
  readonly amount: Cents | null;
  /** How it comes about. */
  readonly inWords: string;
  /** As a sentence of the declaration. */
  readonly sentence: string;
}

type Facts = Pick<DocumentInput, 'answers' | 'today' | 'insurer'>;

/** The co-payment of a proposal in this area; null for a purchase, and if no Krankenkasse is involved. */
export function copaymentOf(
  { answers, today, insurer }: Facts,
  offer: Offer,
  area: CareType,
): CopaymentValues | null {
  const { grossAllowance: gross, method } = offer;
  if (area === 2) return null;
  if (!insurerPays(method, area)) return insurer.selfPay ? null : NOT_CLAIMED;
  if (gross === 0) return insurer.selfPay ? null : NO_RATE;
  if (offer.copayment === null) return UNKNOWN;
  const ground = copaymentGround(answers, patientAge(answers, today), gross, today);
  const { percent, age } = copaymentRule(today);
  if (offer.copayment === 0) return nothingDue(ground, age);
  const amount = formatEuro(offer.copayment);
  return {
    amount: offer.copayment,
    inWords: copaymentShare(ground, amount, percent),
    sentence: `Dazu kommt die gesetzliche Zuzahlung von ${amount} im Monat.`,
  };
}

/** The amount and its share of the allowance in words. */
function copaymentShare(ground: CopaymentGround, amount: string, percent: number): string {
  return ground === 'limit'
    ? `Gesetzliche Zuzahlung ${amount}, der Höchstbetrag im Monat: ${percent} Prozent der Pauschale wären mehr.`
    : `Gesetzliche Zuzahlung ${amount}: ${percent} Prozent der Pauschale (brutto).`;
}

const nothingPaid = (what: string): CopaymentValues => ({
  amount: 0,
  inWords: `Keine gesetzliche Zuzahlung: Die Krankenkasse zahlt hierzu ${what}.`,
  sentence: `Eine gesetzliche Zuzahlung fällt nicht an, weil die Krankenkasse hierzu ${what} zahlt.`,
});

/** Desired care under method B. */
const NOT_CLAIMED = nothingPaid('nichts');
const NO_RATE = nothingPaid('keine Pauschale');

const UNKNOWN: CopaymentValues = {
  amount: null,
  inWords: 'Gesetzliche Zuzahlung noch offen: Sie hängt von der Pauschale ab.',
  sentence: '',
};

/** For a proposal with a misplaced product. */
export const COPAYMENT_OPEN: CopaymentValues = {
  amount: null,
  inWords: 'Gesetzliche Zuzahlung noch offen: Sie hängt vom Bereich ab.',
  sentence: '',
};

/** Why nothing is due, which includes a share of less than half a cent. */
function nothingDue(ground: CopaymentGround, age: number): CopaymentValues {
  if (ground === 'exempt') return none(': Die versicherte Person ist davon befreit');
  return none(ground === 'minor' ? `: Die versicherte Person ist noch nicht ${age} Jahre alt` : '');
}

const none = (why: string): CopaymentValues => ({
  amount: 0,
  inWords: `Keine gesetzliche Zuzahlung${why}.`,
  sentence: `Eine gesetzliche Zuzahlung fällt nicht an${why}.`,
});
