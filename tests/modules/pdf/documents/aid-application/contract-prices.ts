import type { DocumentInput } from '#pdf/domain';

const price = (
  Positionsnummer: string,
  Bezeichnung: string,
  Preis: number,
  Packung: number,
  Einheit = 'Stück',
) => ({ ...{ Positionsnummer, Bezeichnung, Preis, Packung, Einheit }, Stand: '06/2025' });

/** The contract prices of the usual set, as each installation starts with them. */
export const CONTRACT_PRICES: NonNullable<DocumentInput['contractPrices']> = [
  price('54.45.01.0001', 'Saugende Bettschutzeinlagen zum Einmalgebrauch', 44, 25),
  price('54.99.01.1001', 'Einmalhandschuhe', 9, 100),
  price('54.99.01.2001', 'Medizinische Gesichtsmasken', 14, 50),
  price('54.99.01.3001', 'Schutzschürzen zum Einmalgebrauch', 13, 100),
  price('54.99.02.0001', 'Händedesinfektionsmittel', 140, 500, '100 ml'),
  price('54.99.02.0002', 'Flächendesinfektionsmittel', 130, 500, '100 ml'),
];

/** Ids of the usual set, in the order of the application. */
export const USUAL = [
  '54.45.01',
  '54.99.01.1',
  '54.99.02.0',
  '54.99.02.1',
  '54.99.01.2',
  '54.99.01.3',
] as const;
