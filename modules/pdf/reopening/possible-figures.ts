import { copaymentRule, grossAllowance, insurerPays, MONTHLY_PACKAGES } from '#consultation/domain';
import { MAX_PRICE, methodOf } from '#institution/domain';
import { type CalendarDay, type Cents, MAX_AMOUNT } from '#platform/domain';
import type { Beratung, BeratungLine, BeratungProposal } from './beratung.ts';

type Figures = Beratung['figures'];

/** Nobody was advised with the program before it. */
const FIRST_DAY = '2000-01-01';

/**
 * Whether a consultation's figures can be those of its day: of this century until today, within the limits of rates and
 * prices, each sum that of its parts. What a person may have changed in the file is not shown as what was 'damals'.
 */
export function arePossible({ day, figures, proposals }: Beratung, today: CalendarDay): boolean {
  if (day > today || day < FIRST_DAY) return false;
  const { grossAllowance: gross, copayment } = figures;
  if (gross !== null && gross > grossAllowance(MAX_AMOUNT, day)) return false;
  if (copayment !== null && copayment > copaymentRule(day).limit) return false;
  return proposals.every(
    (proposal) =>
      proposal.lines.every(isPriced) &&
      sumOf(proposal) === proposal.total &&
      isOwed(proposal, figures) &&
      isDeducted(proposal, figures),
  );
}

/** A month's price is that of one to thirty packs. */
function isPriced({ price, total, monthlyPackages }: BeratungLine): boolean {
  if (price === null || total === null) return price === total;
  if (price > MAX_PRICE) return false;
  if (monthlyPackages !== undefined) return total === price * monthlyPackages;
  if (price === 0) return total === 0;
  const packs = total / price;
  return Number.isInteger(packs) && packs >= MONTHLY_PACKAGES.min && packs <= MONTHLY_PACKAGES.max;
}

function sumOf({ lines }: BeratungProposal): Cents | null {
  const priced = lines.flatMap(({ total }) => total ?? []);
  return priced.length === 0 ? null : priced.reduce((sum, total) => sum + total, 0);
}

/**
 * The person pays the Mehrkosten at least, and at most everything with the Zuzahlung. Where the Krankenkasse is not
 * known to pay, it is everything.
 */
function isOwed(
  { area, total, mehrkosten, patientPays }: BeratungProposal,
  { grossAllowance: gross, copayment }: Figures,
): boolean {
  if (mehrkosten !== null && mehrkosten > (total ?? 0)) return false;
  if (patientPays === null) return true;
  if (total === null || (area === 2 && patientPays !== total)) return false;
  const least = gross === null || mehrkosten === null ? total : mehrkosten;
  return patientPays >= least && patientPays <= total + (copayment ?? 0);
}

/** Where the Mehrkosten follow from total and Pauschale alone. */
function isDeducted({ area, total, mehrkosten }: BeratungProposal, figures: Figures): boolean {
  const { method, grossAllowance: gross } = figures;
  if (mehrkosten === null || total === null) return true;
  // Under method B, care aids and skin care are bought besides what the Krankenkasse does not pay for.
  if (area === 1 && !insurerPays(method, area) && gross !== 0) return true;
  if (area === 2 || gross === null || gross === 0) return mehrkosten === total;
  if (area === 0) return mehrkosten === 0;
  return methodOf(method).deducts !== 'allowance' || mehrkosten === Math.max(0, total - gross);
}
