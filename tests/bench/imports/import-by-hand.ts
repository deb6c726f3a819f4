import { DatabaseSync } from 'node:sqlite';
import Papa from 'papaparse';
import { ProductRow } from '../../../modules/catalogue/products/product.entity.ts';
import { ProductSizeRow } from '../../../modules/catalogue/products/product-size.entity.ts';
import { withDatabase } from './import-database.ts';
import { counted } from './import-file.ts';

type Cells = string[];
const UVP = 'UVP';

const COLUMNS = `artikelnummer, pzn, ean, hilfsmittelnummer, konfektionsgroesse, hueftumfang, pieces, amount, uvp`;

/** By hand: no check of any field, nothing kept in between, no audit entry; what is changed is written. */
export async function importedByHand(file: string, bytes: Buffer): Promise<void> {
  const [head = [], ...rows] = Papa.parse<Cells>(bytes.toString().slice(1), {
    delimiter: ';',
    skipEmptyLines: true,
  }).data;
  const at = (name: string) => head.indexOf(name);
  const [id, uvp, pzn, name] = [at('id'), at(UVP), at('PZN'), at('Produktbezeichnung')];
  const db = new DatabaseSync(file);
  const stored = new Map<string, Record<string, unknown>>();
  for (const row of db
    .prepare(`select s.id, ${COLUMNS}, p.* from product_size s join product p on p.id = s.product_id`)
    .iterate())
    stored.set(String(row.pzn), row);
  const compared = [
    ...[
      'Artikelnummer',
      'EAN',
      'Hilfsmittelnummer',
      'Konfektionsgroesse',
      'Hueftumfang',
      'Produktbezeichnung',
    ],
  ].map((column) => [at(column), column.toLowerCase()] as const);
  const edit = db.prepare(
    `update product_size set uvp = ?, version = version + 1, last_modified = ? where pzn = ?`,
  );
  const addHead = db.prepare(`insert into product (produktbezeichnung, inkontinenzprodukt, anwendungstyp,
    premium_basis, schweregrad, tropfenanzahl, imagepfad, vorteilskommunikation, icons, liquid)
    values (?, '', '', '', '', 1, '', '[]', '[]', 0)`);
  const add = db.prepare(`insert into product_size (product_id, ${COLUMNS}, created, last_modified)
    values (?, ?, ?, ?, ?, ?, ?, 1, null, ?, ?, ?)`);
  const now = Date.now();
  let [edited, inserted] = [0, 0];
  db.exec('begin immediate');
  for (const row of rows) {
    const there = stored.get(row[pzn] as string);
    const cents = Math.round(Number(row[uvp]?.replace(',', '.')) * 100);
    if (there === undefined) {
      const { lastInsertRowid } = addHead.run(row[name] as string);
      const [artikelnummer, ean, aid, size, hip] = compared.map(([place]) => row[place] as string);
      add.run(
        lastInsertRowid,
        ...([artikelnummer, row[pzn], ean, aid, size, hip, cents, now, now] as string[]),
      );
      inserted += 1;
    } else if (there.uvp !== cents || compared.some(([place, column]) => there[column] !== row[place])) {
      edit.run(cents, now, row[pzn] as string);
      edited += 1;
    }
  }
  db.exec('commit');
  db.close();
  if (id !== 0) throw new Error('The file has no id.');
  counted(edited, inserted);
}

/** The way of the books: each row an object, and all of them written. */
export async function upsertedByOrm(file: string, bytes: Buffer): Promise<void> {
  const rows = Papa.parse<Record<string, string>>(bytes.toString().slice(1), {
    delimiter: ';',
    header: true,
    skipEmptyLines: true,
  }).data;
  await withDatabase(file, async (em) => {
    const products = new Map(
      (await em.find(ProductRow, {}, { disableIdentityMap: true })).map((head) => [
        head.produktbezeichnung,
        head.id,
      ]),
    );
    const now = new Date();
    await em.transactional(async (inner) => {
      const heads = rows.map((row) => ({
        id: products.get(row.Produktbezeichnung ?? ''),
        produktbezeichnung: row.Produktbezeichnung,
        inkontinenzprodukt: row.Inkontinenzprodukt,
        anwendungstyp: row.Anwendungstyp,
        premiumBasis: row.PremiumBasis,
        schweregrad: row.Schweregrad,
        tropfenanzahl: Number(row.Tropfenanzahl?.replace(',', '.')) * 2,
        imagepfad: row.imagepfad,
        vorteilskommunikation: row.Vorteilskommunikation?.split('\n'),
        icons: row.ICONS?.split(','),
        liquid: row.liquid === '1',
        wiederverwendbar: row.wiederverwendbar === '1',
      }));
      const known = [
        ...new Map(heads.flatMap((head) => (head.id ? [[head.id, head] as const] : []))).values(),
      ];
      await inner.upsertMany(ProductRow, known as never, { batchSize: 500 });
      const added = heads.filter(({ id }) => id === undefined).map(({ id: _, ...head }) => head);
      await inner.insertMany(ProductRow, added as never);
      for (const head of await inner.find(ProductRow, { produktbezeichnung: { $like: 'Neu %' } }))
        products.set(head.produktbezeichnung, head.id);
      const sizes = rows.map((row) => ({
        artikelnummer: row.Artikelnummer,
        pzn: row.PZN,
        ean: row.EAN,
        hilfsmittelnummer: row.Hilfsmittelnummer,
        konfektionsgroesse: row.Konfektionsgroesse,
        hueftumfang: row.Hueftumfang,
        pieces: row.liquid === '1' ? null : Number(row.Anzahl),
        amount: row.liquid === '1' ? row.Anzahl : null,
        uvp: Math.round(Number(row.UVP?.replace(',', '.')) * 100),
        product: products.get(row.Produktbezeichnung ?? ''),
        created: now,
        lastModified: now,
      }));
      await inner.upsertMany(ProductSizeRow, sizes as never, {
        batchSize: 500,
        onConflictFields: ['pzn'] as never,
      });
    });
  });
}
