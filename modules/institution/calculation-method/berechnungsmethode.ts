/**
 * How an institution charges desired care (consultation specification, section 9): A the total less the gross
 * allowance, B the full price, C the difference to the needs-based care.
 */
export const BERECHNUNGSMETHODEN = ['A', 'B', 'C'] as const;

export type Berechnungsmethode = (typeof BERECHNUNGSMETHODEN)[number];
