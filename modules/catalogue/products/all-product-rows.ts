import type { SqlEntityManager } from '@mikro-orm/sql';
import { berlinDay, type CalendarDay } from '#platform/domain';
import type { ManagedProduct } from './product-list.ts';
import type { SharedFields } from './stored-products.ts';
import { type StoredSize, storedSizes } from './stored-sizes.ts';

/**
 * All rows of the product table by id. Rows share list objects, and are only of one moment if the catalogue's number is
 * the same before and after, or nobody else can write.
 *
 * @param em may be a transaction
 */
export async function readAllProductRows(em: SqlEntityManager): Promise<readonly ManagedProduct[]> {
  const rows: ManagedProduct[] = [];
  const [created, lastModified] = [dayReader(), dayReader()];
  for await (const slice of storedSizes((sql, values) => em.execute(sql, [...values])))
    for (const [size, head] of slice)
      rows.push(managedProduct(size, head, created(size.created), lastModified(size.last_modified)));
  return rows;
}

/** Most rows share their timestamp with the row before, so each day is computed once. */
function dayReader() {
  const days = new Map<number | string, CalendarDay>();
  let last: { readonly moment: number | string; readonly day: CalendarDay } | undefined;
  return (stored: number | string | Date): CalendarDay => {
    const moment = typeof stored === 'object' ? stored.getTime() : stored;
    if (last?.moment === moment) return last.day;
    const day = days.get(moment) ?? berlinDay(new Date(moment));
    days.set(moment, day);
    last = { moment, day };
    return day;
  };
}

// Field by field: spreading a product into a hundred thousand rows takes longer than reading them.
export const managedProduct = (
  size: StoredSize,
  head: SharedFields,
  created: CalendarDay,
  lastModified: CalendarDay,
): ManagedProduct => ({
  id: size.id,
  Produktbezeichnung: head.Produktbezeichnung,
  Inkontinenzprodukt: head.Inkontinenzprodukt,
  Anwendungstyp: head.Anwendungstyp,
  PremiumBasis: head.PremiumBasis,
  Schweregrad: head.Schweregrad,
  Tropfenanzahl: head.Tropfenanzahl,
  imagepfad: head.imagepfad,
  Vorteilskommunikation: head.Vorteilskommunikation,
  ICONS: head.ICONS,
  liquid: head.liquid,
  wiederverwendbar: head.wiederverwendbar,
  Artikelnummer: size.artikelnummer,
  PZN: size.pzn,
  EAN: size.ean,
  Hilfsmittelnummer: size.hilfsmittelnummer,
  Konfektionsgroesse: size.konfektionsgroesse,
  Hueftumfang: size.hueftumfang,
  Anzahl: size.amount ?? String(size.pieces ?? 1),
  UVP: size.uvp,
  version: size.version,
  created,
  last_modified: lastModified,
});
