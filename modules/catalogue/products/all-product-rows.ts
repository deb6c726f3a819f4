import { setImmediate } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { berlinDay, type CalendarDay } from '#platform/domain';
import {
  HEAD_COLUMNS,
  headReader,
  type SharedFields,
  type StoredHead,
} from '../product-table/stored-products.ts';
import type { ManagedProduct } from './product-list.ts';

/** Rows per query, few enough not to block other requests. */
const SLICE = 2000;

const SIZE_COLUMNS = `id, product_id, artikelnummer, pzn, ean, hilfsmittelnummer, konfektionsgroesse, hueftumfang,
  pieces, amount, uvp, version, created, last_modified`;

/** A size as the drivers return it: SQLite has numbers in place of dates. */
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
}

/**
 * All rows of the product table by id, read without the ORM, because there may be a hundred thousand. Rows share list
 * objects. Products and sizes are read in consecutive slices: the result is only a consistent snapshot if the
 * catalogue's number is the same before and after, or nobody else can write.
 */
export async function readAllProductRows(em: SqlEntityManager): Promise<readonly ManagedProduct[]> {
  const heads = new Map<number, SharedFields>();
  const toHead = headReader();
  for await (const slice of slices<StoredHead>(em, `select ${HEAD_COLUMNS} from product`))
    for (const row of slice) heads.set(row.id, toHead(row));
  const rows: ManagedProduct[] = [];
  const [created, lastModified] = [dayReader(), dayReader()];
  for await (const slice of slices<StoredSize>(em, `select ${SIZE_COLUMNS} from product_size`))
    for (const size of slice) {
      const head = heads.get(size.product_id);
      if (head !== undefined)
        rows.push(managedProduct(size, head, created(size.created), lastModified(size.last_modified)));
    }
  return rows;
}

async function* slices<Stored extends { readonly id: number }>(em: SqlEntityManager, select: string) {
  const after = (last: number): Promise<Stored[]> =>
    em.execute(`${select} where id > ? order by id limit ${SLICE}`, [last]);
  for (let next = after(0); ; await setImmediate()) {
    const slice = await next;
    const last = slice.length < SLICE ? undefined : slice.at(-1)?.id;
    // Starts the next query while these rows are processed.
    if (last !== undefined) next = after(last);
    yield slice;
    if (last === undefined) return;
  }
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
const managedProduct = (
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
