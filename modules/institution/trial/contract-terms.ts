import { byDay, type Cents } from '#platform/domain';

/** Price and notice period of the contract version (access specification, section 9). */
export interface ContractTerms {
  /** Gross, per month. */
  readonly monthly: Cents;
  /** To the end of a month. */
  readonly noticeMonths: number;
}

/** The terms for applications on a day; the first row applies since the start of the product. */
export const contractTerms = byDay<ContractTerms>([
  { from: '2025-01-01', value: { monthly: 1995, noticeMonths: 3 } },
]);
