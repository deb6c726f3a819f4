import type { SqlEntityManager } from '@mikro-orm/sql';
import { executeFor, type JoinedTable, type SqlList, sqlGroupPage } from '#platform';
import { berlinDay, type ListQuery, type Page } from '#platform/domain';
import { managedProduct } from '../products/all-product-rows.ts';
import { ONE_SIZE } from '../products/product.ts';
import type { ManagedProduct, ProductColumn } from '../products/product-list.ts';
import { sizeLabel } from '../products/size-label.ts';
import { headReader, type StoredHead } from '../products/stored-products.ts';
import type { StoredSize } from '../products/stored-sizes.ts';
import {
  APPLICATION_TYPES,
  type ApplicationType,
  PRODUCT_TYPES,
  singularLabel,
} from '../products/vocabulary.ts';
import type { ListedProduct } from './listed-product.ts';
import { sheetOf } from './product-sheet.ts';

/** The id is that of the size. */
type Row = StoredHead & StoredSize & { readonly image: string | null };

const SELECT = `s.id, s.product_id, s.artikelnummer, s.pzn, s.ean, s.hilfsmittelnummer, s.konfektionsgroesse,
  s.hueftumfang, s.pieces, s.amount, s.uvp, s.version, s.created, s.last_modified, p.produktbezeichnung,
  p.inkontinenzprodukt, p.anwendungstyp, p.premium_basis, p.schweregrad, p.tropfenanzahl, p.imagepfad,
  p.vorteilskommunikation, p.icons, p.liquid, p.wiederverwendbar,
  (select key from product_image where name = p.imagepfad) as image`;

const TYPES: readonly ApplicationType[] = Object.values(APPLICATION_TYPES).flat();

/** Sorts the few words of a column as a German dictionary does. */
const rankOf = (column: string, words: readonly string[]) =>
  `case ${column} ${words
    .toSorted((a, b) => a.localeCompare(b, 'de'))
    .map((word, rank) => `when '${word}' then ${rank}`)
    .join(' ')} end`;

const oneOf = (column: string, words: readonly string[]) =>
  words.length === 0 ? '1 = 0' : `${column} in (${words.map((word) => `'${word}'`).join(', ')})`;

/** As `formatEuro`, with a plain space; a pack costs less than a million. */
const UVP = `case when s.uvp >= 100000
    then cast(s.uvp / 100000 as varchar) || '.' || substr(cast(1000 + s.uvp / 100 % 1000 as varchar), 2)
    else cast(s.uvp / 100 as varchar) end
  || ',' || substr(cast(100 + s.uvp % 100 as varchar), 2) || ' €'`;

/** As `sizeLabel`, with plain spaces. */
const SIZE = `case when s.konfektionsgroesse = '${ONE_SIZE}' then '${sizeLabel(ONE_SIZE)}'
  when substr(s.konfektionsgroesse, 1, 1) between '0' and '9'
    and replace(s.konfektionsgroesse, 'x', '') <> s.konfektionsgroesse
  then replace(s.konfektionsgroesse, 'x', ' × ') || ' cm' else s.konfektionsgroesse end`;

const ofProduct: JoinedTable = (condition) =>
  `s.product_id in (select p.id from product p where ${condition})`;

const LIST: SqlList<ProductColumn> = {
  table: 'product_size s',
  join: 'join product p on p.id = s.product_id',
  where: '1 = 1',
  values: [],
  id: 's.id',
  columns: {
    Produktbezeichnung: {
      sort: 'p.produktbezeichnung_key',
      text: 'p.produktbezeichnung',
      joined: ofProduct,
    },
    Artikelnummer: { sort: 's.artikelnummer', text: 's.artikelnummer' },
    Inkontinenzprodukt: {
      sort: rankOf('p.inkontinenzprodukt', PRODUCT_TYPES),
      text: 'p.inkontinenzprodukt',
      joined: ofProduct,
    },
    Anwendungstyp: {
      sort: rankOf('p.anwendungstyp', TYPES),
      // Also matches singular labels, such as `Einlage` or `Pull-up`.
      matches: (contains) =>
        oneOf(
          'p.anwendungstyp',
          TYPES.filter((type) => contains(type) || contains(singularLabel(type))),
        ),
      joined: ofProduct,
    },
    Konfektionsgroesse: { sort: 'lower(s.konfektionsgroesse)', text: SIZE },
    Anzahl: {
      sort: 's.pieces',
      nullable: true,
      text: 'coalesce(s.amount, cast(coalesce(s.pieces, 1) as varchar))',
    },
    UVP: { sort: 's.uvp', nullable: true, text: UVP },
  },
};

/**
 * A page of products, in the order of the first size of each that matches, each with all its sizes and the key of its
 * picture.
 */
export async function readProductPage(
  em: SqlEntityManager,
  query: ListQuery<ProductColumn>,
): Promise<Page<ListedProduct>> {
  const { rows: found, ...page } = await sqlGroupPage(em, LIST, 's.product_id', query);
  const rows = await executeFor<Row>(
    em,
    `select ${SELECT} from ${LIST.table} ${LIST.join} where s.product_id in (:some) order by s.id`,
    found.map(({ id }) => id),
  );
  const toHead = headReader();
  const groups = Map.groupBy(rows, ({ product_id }) => product_id);
  return {
    ...page,
    rows: found.flatMap(({ id, count }) => {
      const sizes = (groups.get(id) ?? []).map((row) =>
        managedProduct(
          row,
          toHead(row),
          berlinDay(new Date(row.created)),
          berlinDay(new Date(row.last_modified)),
        ),
      );
      const [first, ...others] = sizes;
      const image = groups.get(id)?.[0]?.image ?? null;
      return first === undefined ? [] : [listedProduct([first, ...others], image, count < sizes.length)];
    }),
  };
}

function listedProduct(
  rows: readonly [ManagedProduct, ...ManagedProduct[]],
  image: string | null,
  partly: boolean,
): ListedProduct {
  const sheet = sheetOf(rows);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return {
    ...sheet,
    sizes: sheet.sizes.map((size) => {
      const { version, last_modified } = rowOf.get(size.id) as ManagedProduct;
      return { ...size, version, last_modified };
    }),
    image,
    partly,
  };
}
