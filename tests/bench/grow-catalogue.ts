import { DatabaseSync } from 'node:sqlite';

/** Copies the products of the demo, each under a new name, until there are as many sizes. */
export function growCatalogue(file: string, most: number): void {
  const db = new DatabaseSync(file);
  const copyProduct = db.prepare(`
    insert into product (produktbezeichnung, inkontinenzprodukt, anwendungstyp, premium_basis, schweregrad,
      tropfenanzahl, imagepfad, vorteilskommunikation, icons, liquid)
    select produktbezeichnung || ' ' || ?, inkontinenzprodukt, anwendungstyp, premium_basis, schweregrad,
      tropfenanzahl, imagepfad, vorteilskommunikation, icons, liquid from product where id = ?`);
  const copySize = db.prepare(`
    insert into product_size (product_id, artikelnummer, pzn, ean, hilfsmittelnummer, konfektionsgroesse,
      hueftumfang, pieces, amount, uvp, created, last_modified)
    select ?, artikelnummer, ?, ean, hilfsmittelnummer, konfektionsgroesse, hueftumfang, pieces, amount, uvp,
      created, last_modified from product_size where id = ?`);
  const sizes = db.prepare('select id, product_id from product_size order by product_id').all() as {
    id: number;
    product_id: number;
  }[];
  let count = sizes.length;
  db.exec('begin');
  for (let copy = 1; count < most; copy += 1) {
    let from = 0;
    let to: number | bigint = 0;
    for (const size of sizes.slice(0, most - count)) {
      if (size.product_id !== from) {
        from = size.product_id;
        to = copyProduct.run(copy, from).lastInsertRowid;
      }
      count += 1;
      copySize.run(to, String(10_000_000 + count), size.id);
    }
  }
  db.exec('commit');
  db.close();
}
