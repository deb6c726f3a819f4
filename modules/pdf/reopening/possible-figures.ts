import { copaymentRule, grossAllowance, MONTHLY_PACKAGES } from '#consultation/domain';
import { MAX_PRICE } from '#institution/domain';
import { type CalendarDay, type Cents, MAX_AMOUNT } from '#platform/domain';
import type { Beratung, BeratungLine, BeratungProposal } from './beratung.ts';

/**
 * Whether a consultation's figures can be those of its day: of today or before, within the limits of rates and prices,
 * each sum that of its parts. What a person may have changed in the file is not shown as what was 'damals'.
 */
export function arePossible({ day, figures, proposals }: Beratung, today: CalendarDay): boolean {
  if (day > today) return false;
  const { grossAllowance: gross, copayment, method } = figures;
  if (gross !== null && gross > grossAllowance(MAX_AMOUNT, day)) return false;
  if (copayment !== null && copayment > copaymentRule(day).limit) return false;
  return proposals.every(
    (proposal) =>
      proposal.lines.every(isPriced) &&
      sumOf(proposal) === proposal.total &&
      isOwed(proposal, copayment ?? 0) &&
      isDeducted(proposal, method, gross),
  );
}

/** A month's price is that of one to thirty packs. */
function isPriced({ price, total, monthlyPackages }: BeratungLine): boolean {
  if (price === null || total === null) return price === total;
  if (price > MAX_PRICE) return false;
  if (monthlyPackages !== undefined) return total === price * monthlyPackages;
  const packs = price === 0 ? MONTHLY_PACKAGES.min : total / price;
  return Number.isInteger(packs) && packs >= MONTHLY_PACKAGES.min && packs <= MONTHLY_PACKAGES.max;
}

function sumOf({ lines }: BeratungProposal): Cents | null {
  const priced = lines.flatMap(({ total }) => total ?? []);
  return priced.length === 0 ? null : priced.reduce((sum, total) => sum + total, 0);
}

/** The person pays the Mehrkosten at least, and at most everything with the Zuzahlung. */
function isOwed({ total, mehrkosten, patientPays }: BeratungProposal, copayment: Cents): boolean {
  if (mehrkosten !== null && mehrkosten > (total ?? 0)) return false;
  return (
    patientPays === null || (patientPays >= (mehrkosten ?? 0) && patientPays <= (total ?? 0) + copayment)
  );
}

/** Where the Mehrkosten follow from total and Pauschale alone. */
function isDeducted(
  { area, total, mehrkosten }: BeratungProposal,
  method: Beratung['figures']['method'],
  gross: Cents | null,
): boolean {
  if (mehrkosten === null || total === null || gross === null || area === 2) return true;
  if (gross > 0 && area === 0) return mehrkosten === 0;
  return method !== 'A' || area === 0 || mehrkosten === Math.max(0, total - gross);
}
