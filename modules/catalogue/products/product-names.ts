import type { SqlEntityManager } from '@mikro-orm/sql';
import { executeFor, textCondition } from '#platform';

/** An Artikelnummer with the name of its product. */
interface NamedNumber {
  readonly Artikelnummer: string;
  readonly name: string;
}

const FROM = 'product_size s join product p on p.id = s.product_id';

/** Names of products by the Artikelnummern that are asked for; of two products with one number that of the older. */
export async function productNames(
  em: SqlEntityManager,
  numbers: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const rows = await executeFor<NamedNumber>(
    em,
    `select s.artikelnummer as "Artikelnummer", p.produktbezeichnung as name from ${FROM}
     where s.artikelnummer in (:some) order by p.id desc`,
    [...numbers],
  );
  return new Map(rows.map(({ Artikelnummer, name }) => [Artikelnummer, name]));
}

/**
 * The first products by name whose name or Artikelnummer holds a text, each once: with the Artikelnummer of the first
 * size that does.
 */
export async function findNamedProducts(
  em: SqlEntityManager,
  text: string,
  most: number,
): Promise<readonly NamedNumber[]> {
  const { sql, patterns } = textCondition(em, `(p.produktbezeichnung || ' ' || s.artikelnummer)`, text);
  return em.execute(
    `select s.artikelnummer as "Artikelnummer", p.produktbezeichnung as name from ${FROM} where s.id in (
       select min(s.id) from ${FROM} where ${sql}
       group by p.produktbezeichnung, p.anwendungstyp, p.premium_basis, p.schweregrad)
     order by p.produktbezeichnung_key, s.id limit ?`,
    [...patterns, most],
  );
}
