/** Institutions, pure part: Krankenkassen, calculation methods, trial. */
export * from './berechnungsmethode.ts';
export * from './krankenkasse.ts';
export * from './trial.ts';
