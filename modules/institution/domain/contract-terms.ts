import type { Cents } from '#platform/domain';

/** What the contract version costs and how it ends (access specification, section 9). */
export interface ContractTerms {
  /** Gross, for each month. */
  readonly monthly: Cents;
  /** To the end of a month. */
  readonly noticeMonths: number;
}

/** The terms that a contract is applied for under, valid since the start of the product. */
export const CONTRACT_TERMS: ContractTerms = { monthly: 1995, noticeMonths: 3 };
