import { byDay, type Cents } from '#platform/domain';

/** What the contract version costs and how it ends (access specification, section 9). */
export interface ContractTerms {
  /** Gross, for each month. */
  readonly monthly: Cents;
  /** To the end of a month. */
  readonly noticeMonths: number;
}

/** The terms under which a contract is applied for on a day; the first row since the start of the product. */
export const contractTerms = byDay<ContractTerms>([
  { from: '2025-01-01', value: { monthly: 1995, noticeMonths: 3 } },
]);
