import { type Cents, formatEuro } from '#platform/domain';
import type { TabOffer } from '../pricing/offer.ts';
import { shownPatientPays } from './proposal-cost.ts';

/** What of the shown amount that a person pays is paid once, in cents; 0 without any, and while the amount is open. */
export function oneTimeCents(tab: TabOffer): Cents {
  return tab.once === undefined || shownPatientPays(tab) === null ? 0 : tab.once.paid;
}

/**
 * How often an amount is paid: a month's sum that is all paid once is none.
 *
 * @param once what of it is paid once, in cents
 */
export function oftenInWords(cents: Cents | null, once: Cents): 'im Monat' | 'einmalig' {
  return once > 0 && once === cents ? 'einmalig' : 'im Monat';
}

/** Stands before the part of a month's sum that is paid once. */
export const ONCE_PART = 'davon einmalig';

/** Names that part, such as `davon einmalig 19,95 €`; null where there is none, and where all is paid once. */
export function onceInWords(cents: Cents | null, once: Cents): string | null {
  return once === 0 || cents === null || once === cents ? null : `${ONCE_PART} ${formatEuro(once)}`;
}

/** What is paid and how often, such as `24,95 € einmalig` or `30,47 € (davon einmalig 4,49 €) im Monat`. */
export function paidInWords(cents: Cents, once: Cents): string {
  const often = oftenInWords(cents, once);
  return `${often === 'einmalig' ? formatEuro(cents) : amountWithOnce(cents, once)} ${often}`;
}

/** An amount with the part of it that is paid once, where the words around it say that it is a month's. */
export function amountWithOnce(cents: Cents, once: Cents): string {
  if (oftenInWords(cents, once) === 'einmalig') return `${formatEuro(cents)} (einmalig)`;
  const part = onceInWords(cents, once);
  return part === null ? formatEuro(cents) : `${formatEuro(cents)} (${part})`;
}
