import { setImmediate } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { berlinDay, type CalendarDay } from '#platform/domain';
import type { ManagedProduct } from '../domain/product-list.ts';

/** Rows that are read at once: reading them holds nobody up. */
const SLICE = 2000;

const COLUMNS = `s.id, s.product_id, s.artikelnummer, s.pzn, s.ean, s.hilfsmittelnummer, s.konfektionsgroesse,
  s.hueftumfang, s.pieces, s.amount, s.uvp, s.version, s.created, s.last_modified, p.produktbezeichnung,
  p.inkontinenzprodukt, p.anwendungstyp, p.premium_basis, p.schweregrad, p.tropfenanzahl, p.imagepfad,
  p.vorteilskommunikation, p.icons, p.liquid`;

/** A row as the engines give it: SQLite has texts in place of JSON, numbers in place of dates and truth. */
interface StoredSize {
  readonly id: number;
  readonly product_id: number;
  readonly artikelnummer: string;
  readonly pzn: string;
  readonly ean: string;
  readonly hilfsmittelnummer: string;
  readonly konfektionsgroesse: string;
  readonly hueftumfang: string;
  readonly pieces: number | null;
  readonly amount: string | null;
  readonly uvp: number | null;
  readonly version: number;
  readonly created: number | string | Date;
  readonly last_modified: number | string | Date;
  readonly produktbezeichnung: string;
  readonly inkontinenzprodukt: ManagedProduct['Inkontinenzprodukt'];
  readonly anwendungstyp: ManagedProduct['Anwendungstyp'];
  readonly premium_basis: ManagedProduct['PremiumBasis'];
  readonly schweregrad: ManagedProduct['Schweregrad'];
  readonly tropfenanzahl: number;
  readonly imagepfad: string;
  readonly vorteilskommunikation: string | readonly string[];
  readonly icons: string | readonly string[];
  readonly liquid: boolean | number;
}

/**
 * All rows of the product table by id, past the ORM: there may be a hundred thousand. Lists that the sizes of a product
 * share are the same object.
 */
export async function readAllProductRows(em: SqlEntityManager): Promise<readonly ManagedProduct[]> {
  const rows: ManagedProduct[] = [];
  const toManaged = rowReader();
  for (let last = 0; ; await setImmediate()) {
    const slice: StoredSize[] = await em.execute(
      `select ${COLUMNS} from product_size s join product p on p.id = s.product_id where s.id > ? order by s.id limit ${SLICE}`,
      [last],
    );
    for (const row of slice) rows.push(toManaged(row));
    last = slice.at(-1)?.id ?? 0;
    if (slice.length < SLICE) return rows;
  }
}

function rowReader() {
  const lists = new Map<string, readonly string[]>();
  const listOf = (stored: string | readonly string[]) => {
    const text = typeof stored === 'string' ? stored : JSON.stringify(stored);
    const known = lists.get(text);
    if (known !== undefined) return known;
    const list: readonly string[] = JSON.parse(text);
    lists.set(text, list);
    return list;
  };
  const days = new Map<number, CalendarDay>();
  const dayOf = (stored: number | string | Date) => {
    const moment = new Date(stored);
    const known = days.get(moment.getTime());
    if (known !== undefined) return known;
    const day = berlinDay(moment);
    days.set(moment.getTime(), day);
    return day;
  };
  return (row: StoredSize): ManagedProduct => ({
    id: row.id,
    Produktbezeichnung: row.produktbezeichnung,
    Inkontinenzprodukt: row.inkontinenzprodukt,
    Anwendungstyp: row.anwendungstyp,
    PremiumBasis: row.premium_basis,
    Schweregrad: row.schweregrad,
    Tropfenanzahl: row.tropfenanzahl / 2,
    imagepfad: row.imagepfad,
    Vorteilskommunikation: listOf(row.vorteilskommunikation),
    ICONS: listOf(row.icons),
    liquid: Boolean(row.liquid),
    Artikelnummer: row.artikelnummer,
    PZN: row.pzn,
    EAN: row.ean,
    Hilfsmittelnummer: row.hilfsmittelnummer,
    Konfektionsgroesse: row.konfektionsgroesse,
    Hueftumfang: row.hueftumfang,
    Anzahl: row.amount ?? String(row.pieces ?? 1),
    UVP: row.uvp,
    version: row.version,
    created: dayOf(row.created),
    last_modified: dayOf(row.last_modified),
  });
}
