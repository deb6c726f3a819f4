import {
  type AllowanceRate,
  allowanceRate,
  type CareType,
  type CopaymentGround,
  type CopaymentRule,
  cheapestNeedsBased,
  copaymentGround,
  copaymentRule,
  costName,
  differenceBase,
  FREE_SALE,
  HINT_TEXTS,
  insurerPays,
  isFilled,
  noAllowanceInWords,
  type Offer,
  type PatientFacts,
  PURCHASE,
  patientAge,
  personWords,
  shownMehrkosten,
  type TabOffer,
  TOTAL_WITHOUT_UNPRICED,
  vatPercent,
} from '#consultation/domain';
import { type Krankenkasse, methodOf } from '#institution/domain';
import { type CalendarDay, type Cents, formatEuro, withUnit } from '#platform/domain';
import { paysName } from '../figures/patient-pays.ts';

/** The input of a proposal's figures. */
export interface ExplainedProposal {
  readonly totals: TabOffer;
  readonly offer: Offer;
  readonly insurer: Krankenkasse;
  readonly area: CareType;
  readonly patient: PatientFacts;
  readonly today: CalendarDay;
}

/** A figure by its name on the screen, and how it is calculated. */
export interface ExplainedFigure {
  readonly figure:
    | ReturnType<typeof paysName>
    | ReturnType<typeof costName>
    | typeof PURCHASE
    | 'Zuzahlung'
    | 'Gesamtpreis'
    | 'Pauschale';
  readonly words: string;
}

/** Explains in words how each figure of a proposal is calculated. */
export function explainFigures(proposal: ExplainedProposal): readonly ExplainedFigure[] {
  return figuresIn(proposal).map(({ figure, words }) => ({
    figure,
    words: personWords(words, proposal.insurer),
  }));
}

function figuresIn(proposal: ExplainedProposal): readonly ExplainedFigure[] {
  const { totals, offer, area } = proposal;
  // Only figures that an empty proposal shows are explained.
  if (!isFilled(totals)) return area === 2 ? [] : [allowance(proposal)];
  const paid: ExplainedFigure = { figure: paysName(totals), words: paidInWords(proposal) };
  if (area === 2) return [paid, { figure: 'Preis', words: totalInWords(totals) }];
  return [
    paid,
    { figure: costName(area, offer.grossAllowance), words: careInWords(proposal) },
    ...(totals.purchase === undefined ? [] : [{ figure: PURCHASE, words: PURCHASE_IN_WORDS } as const]),
    { figure: 'Zuzahlung', words: copaymentInWords(proposal) },
    { figure: 'Gesamtpreis', words: totalInWords(totals) },
    allowance(proposal),
  ];
}

const allowance = (proposal: ExplainedProposal): ExplainedFigure => ({
  figure: 'Pauschale',
  words: allowanceInWords(proposal),
});

const PURCHASE_IN_WORDS =
  'Pflegehilfsmittel und Hautpflege sind keine Mehrkosten: Für sie zahlt die Pauschale nie.';

/** The first figure gives the reason. */
const OPEN_IN_WORDS = 'Noch offen.';

function paidInWords({ totals, offer, area }: ExplainedProposal): string {
  if (totals.placeOpen) return HINT_TEXTS['place-open'];
  const { totalCarePrice: care, patientPays: paid } = totals;
  if (totals.priceMissing && care !== null)
    return 'Für mindestens ein Produkt fehlt der Preis: Der Betrag lässt sich noch nicht nennen.';
  if (area === 2) return `Der Preis. ${FREE_SALE}`;
  if (care === null || paid === null) return 'Ohne Pauschale lässt sich der Betrag nicht nennen.';
  const name = costName(area, offer.grossAllowance);
  if (totals.purchase !== undefined)
    return `${name} ${formatEuro(care - totals.purchase)} + ${PURCHASE} ${formatEuro(totals.purchase)} = ${formatEuro(paid)}.`;
  if (!insurerPays(offer.method, area) || offer.grossAllowance === 0)
    return `Die ${name} von ${formatEuro(care)}.`;
  return `Mehrkosten ${formatEuro(care)} + Zuzahlung ${formatEuro(paid - care)} = ${formatEuro(paid)}.`;
}

function totalInWords({ lines, totalPrice, priceMissing }: TabOffer): string {
  const prices = lines.flatMap((line) => (line.totalPrice === null ? [] : [formatEuro(line.totalPrice)]));
  if (prices.length === 0) return 'Noch ist kein Produkt mit Preis im Vorschlag.';
  const sum = prices.length === 1 ? `${prices[0]}.` : `${prices.join(' + ')} = ${formatEuro(totalPrice)}.`;
  return priceMissing ? `${sum} ${TOTAL_WITHOUT_UNPRICED}` : sum;
}

const RATES: Readonly<Record<AllowanceRate, string>> = {
  Kinderpauschale: 'Satz für Kinder',
  Urinpauschale: 'Satz bei Urininkontinenz',
  Stuhlpauschale: 'Satz bei Stuhl- oder Mischinkontinenz',
};

function allowanceInWords({ offer, insurer, patient, today }: ExplainedProposal): string {
  const { netAllowance: net, grossAllowance: gross } = offer;
  const rate = allowanceRate(insurer, patient, patientAge(patient, today));
  if (rate === null || net === null || gross === null)
    return 'Ohne Angabe zur Inkontinenz lässt sich keine Pauschale nennen.';
  if (gross === 0) return noAllowanceInWords(insurer);
  return `${insurer.Kasse}, ${RATES[rate]}: ${formatEuro(net)} netto zuzüglich ${withUnit(vatPercent(today), '%')} Mehrwertsteuer = ${formatEuro(gross)}.`;
}

function careInWords({ totals, offer, area }: ExplainedProposal): string {
  const { grossAllowance: gross, method } = offer;
  const total = formatEuro(totals.totalPrice);
  const name = costName(area, gross);
  if (totals.placeOpen) return OPEN_IN_WORDS;
  if (totals.totalCarePrice !== null && shownMehrkosten(totals) === null)
    return `Für mindestens ein Produkt fehlt der Preis: Die ${name} lassen sich noch nicht nennen.`;
  if (gross === 0)
    return `Es gibt keine Pauschale: Die versicherte Person zahlt den Gesamtpreis von ${total}.`;
  if (area === 1 && !insurerPays(method, area))
    return `Methode ${method}: Die versicherte Person zahlt die Wunschversorgung ganz, ${formatEuro(totals.totalPrice - (totals.purchase ?? 0))}.`;
  if (gross === null || totals.totalCarePrice === null)
    return 'Ohne Pauschale lassen sich keine Mehrkosten nennen.';
  if (area === 0) return 'Die medizinisch notwendige Versorgung zahlt die Krankenkasse.';
  const { amount, name: base } = deducted(offer, gross);
  if (totals.totalPrice <= amount)
    return `Der Gesamtpreis von ${total} liegt nicht über ${formatEuro(amount)} (${base}): keine Mehrkosten.`;
  return `Gesamtpreis ${total} abzüglich ${formatEuro(amount)} (${base}) ergibt Mehrkosten von ${formatEuro(totals.totalCarePrice)}.`;
}

/** The amount deducted from desired care under methods A and C. */
function deducted({ method, areas }: Offer, gross: Cents): { amount: Cents; name: string } {
  const amount =
    methodOf(method).deducts === 'needs-based'
      ? differenceBase(gross, cheapestNeedsBased(areas[0].tabs))
      : gross;
  return amount < gross
    ? { amount, name: 'die günstigste medizinisch notwendige Versorgung' }
    : { amount, name: 'die Pauschale' };
}

function copaymentInWords({ totals, offer, area, patient, today }: ExplainedProposal): string {
  if (totals.placeOpen) return OPEN_IN_WORDS;
  const { grossAllowance: gross, copayment } = offer;
  if (!insurerPays(offer.method, area))
    return 'Die Krankenkasse zahlt die Wunschversorgung nicht, also fällt keine Zuzahlung an.';
  if (copayment === null) return 'Ohne Pauschale lässt sich keine Zuzahlung nennen.';
  if (gross === 0) return 'Ohne Pauschale fällt keine Zuzahlung an.';
  const ground = copaymentGround(patient, patientAge(patient, today), gross, today);
  return groundInWords(ground, gross ?? 0, copayment, copaymentRule(today));
}

function groundInWords(
  ground: CopaymentGround,
  gross: Cents,
  copayment: Cents,
  { percent, age }: CopaymentRule,
): string {
  switch (ground) {
    case 'exempt':
      return 'Keine, die Person ist von der Zuzahlung befreit.';
    case 'minor':
      return `Keine, die Person ist noch nicht ${age} Jahre alt.`;
    case 'limit':
      return `${withUnit(percent, '%')} von ${formatEuro(gross)}, höchstens ${formatEuro(copayment)} im Monat.`;
    case 'share':
      return `${withUnit(percent, '%')} von ${formatEuro(gross)} = ${formatEuro(copayment)}.`;
  }
}
