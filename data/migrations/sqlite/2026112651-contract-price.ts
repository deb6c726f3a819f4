import { Migration } from '@mikro-orm/migrations';

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

/** What a contract pays for Pflegehilfsmittel zum Verbrauch, a list of the vendor's; each installation starts with these. */
export class ContractPrice2026112651 extends Migration {
  override up(): void {
    this.addSql(
      `create table "contract_price" ("id" integer not null primary key autoincrement, "positionsnummer" text not null, "bezeichnung" text not null, "einheit" text not null, "preis" integer not null, "packung" integer not null, "stand" text not null, "version" integer not null default 1)`,
    );
    this.addSql(
      `create unique index "contract_price_positionsnummer_unique" on "contract_price" ("positionsnummer")`,
    );
    for (const event of ['insert', 'update', 'delete'])
      this.addSql(
        `create trigger "contract_price_${event}_version" after ${event} on "contract_price" begin insert into "data_version" ("name", "version") values ('list:vertragspreise', 1) on conflict ("name") do update set "version" = "version" + 1; end`,
      );
    for (const [position, name, unit, cents, pack] of PRICES)
      this.addSql(
        `insert into "contract_price" ("positionsnummer", "bezeichnung", "einheit", "preis", "packung", "stand") values ('${position}', '${name}', '${unit}', ${cents}, ${pack}, '06/2025')`,
      );
  }
}
