/** What is said where several proposals name the co-payment: it would be added up otherwise. */
export const COPAYMENT_ONCE =
  'Die gesetzliche Zuzahlung fällt einmal im Monat an, nicht für jeden Vorschlag.';
