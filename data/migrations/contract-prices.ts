/**
 * Prices of the contract under § 78 (1) SGB XI, in force since 01.06.2025: net cents for one unit. Two public files
 * agree; the bed pads are in one only. The packs are usual ones.
 */
const PRICES: readonly (readonly [
  position: string,
  name: string,
  unit: string,
  cents: number,
  pack: number,
])[] = [
  ['54.45.01.0001', 'Saugende Bettschutzeinlagen zum Einmalgebrauch', 'Stück', 44, 25],
  ['54.99.01.0001', 'Fingerlinge', 'Stück', 6, 100],
  ['54.99.01.1001', 'Einmalhandschuhe', 'Stück', 9, 100],
  ['54.99.01.2001', 'Medizinische Gesichtsmasken', 'Stück', 14, 50],
  ['54.99.01.5001', 'Partikelfiltrierende Halbmasken (FFP2)', 'Stück', 80, 10],
  ['54.99.01.3001', 'Schutzschürzen zum Einmalgebrauch', 'Stück', 13, 100],
  ['54.99.01.3002', 'Schutzschürzen, wiederverwendbar', 'Stück', 2100, 1],
  ['54.99.01.4001', 'Schutzservietten zum Einmalgebrauch (Lätzchen)', 'Stück', 13, 100],
  ['54.99.02.0001', 'Händedesinfektionsmittel', '100 ml', 140, 500],
  ['54.99.02.0002', 'Flächendesinfektionsmittel', '100 ml', 130, 500],
  ['54.99.02.0014', 'Händedesinfektionstücher', 'Stück', 18, 50],
  ['54.99.02.0015', 'Flächendesinfektionstücher', 'Stück', 17, 50],
];

/** Statements that write the prices that each installation starts with. */
export const CONTRACT_PRICES: readonly string[] = PRICES.map(
  ([position, name, unit, cents, pack]) =>
    `insert into "contract_price" ("positionsnummer", "bezeichnung", "einheit", "preis", "packung", "stand") values ('${position}', '${name}', '${unit}', ${cents}, ${pack}, '06/2025')`,
);
