/** Institutions, pure part: Krankenkassen, own prices, calculation methods, trial. */
export * from './berechnungsmethode.ts';
export * from './contract-terms.ts';
export * from './krankenkasse.ts';
export * from './letterhead.ts';
export * from './own-prices.ts';
export * from './trial.ts';
export * from './trial-reminder.ts';
