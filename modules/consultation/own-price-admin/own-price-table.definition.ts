import type { Product } from '#catalogue/domain';
import { raisePricesVersion, readOwnPrices, writeOwnPrices } from '#institution';
import type { TableDefinition } from '#platform';
import type { Cents } from '#platform/domain';
import { type OwnPriceTableRow, ownPriceTable } from './own-price-table.ts';

/** Import and export of an institution's own prices for the sizes of a catalogue already read. */
export function ownPriceDefinition(
  institution: number,
  products: readonly Product[],
): TableDefinition<OwnPriceTableRow> {
  return {
    shape: ownPriceTable,
    institutionId: institution,
    async lock(em) {
      await raisePricesVersion(em, institution);
    },
    async stored(em) {
      const prices = await readOwnPrices(em, institution);
      return products.flatMap(({ Produktbezeichnung, sizes }) =>
        Object.entries(sizes).map(([Konfektionsgroesse, { id, Artikelnummer, PZN, price: UVP }]) => {
          const Preis = prices.get(id) ?? null;
          const row = {
            id: Number(id),
            Artikelnummer,
            PZN,
            Produktbezeichnung,
            Konfektionsgroesse,
            UVP,
            Preis,
          };
          // A price has no version of its own; its value serves as one.
          return { version: String(Preis), row };
        }),
      );
    },
    parts: (changes) => {
      const prices = changes.map(({ row, before }) => [
        String(before?.row.id),
        row.Preis,
        before?.row.Preis ?? null,
      ]);
      const of = (place: 1 | 2) => Object.fromEntries(prices.map((each) => [each[0], each[place]]));
      return [{ act: 'own-prices-saved', institution, before: of(2), after: of(1) }];
    },
    imported: ({ before, after }) =>
      Object.entries(after).map(([size, price]) => ({
        of: Number(size),
        name: `Größe Nr. ${size}`,
        before: { Preis: (before?.[size] ?? null) as Cents | null },
        after: { Preis: price as Cents | null },
      })),
    async write(em, changes) {
      const prices = changes.map(({ row, before }) => [String(before?.row.id), row.Preis] as const);
      await writeOwnPrices(em, institution, new Map(prices));
      return [];
    },
  };
}
