import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, Clock, lockData } from '#platform';
import { type Actor, DomainError, requireVendor, seenRow } from '#platform/domain';
import { dropUnusedImage } from '../images/image-rows.ts';
import { imageFacts, sizeRecord } from '../lists/catalogue-audit.ts';
import { writeProducts } from '../product-table/write-products.ts';
import type { WrittenFields } from '../products/product-fields.ts';
import { PRODUCT_GONE, type ProductInput } from '../products/product-input.ts';
import { readProductRows } from '../products/product-rows.ts';
import { productFaults } from '../products/product-rules.ts';
import { siblingFaults } from '../products/product-siblings.ts';
import { ProductSizeRow } from '../products/product-size.entity.ts';

/** The result of a write: the row and its new version. */
export interface SavedProduct {
  /** Id of the size. */
  readonly id: number;
  readonly version: number;
}

/** Maintains the rows of the product table. */
@Injectable()
export class ProductAdminService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Adds or changes a row. A new row joins the product of its name, type of use, tier, severity and
   * absorption, or creates it. What all sizes of a product share is changed for all of them. An edited row
   * may move to another product; it keeps its id, and with it the own prices. A picture that no product names
   * any more is deleted.
   *
   * @throws DomainError `invalid` with the fields that contradict each other, another size of the product or the PZN
   *   of another row; `not-found`;
   *   `conflict` with the current row (ManagedProduct) as `current` if the version is outdated
   */
  async save(actor: Actor, { id, version, ...row }: ProductInput): Promise<SavedProduct> {
    requireVendor(actor);
    refuse(Object.fromEntries(productFaults(row).map(({ column, message }) => [column, message])));
    return this.em.fork().transactional(async (em) => {
      await lockData(em, 'catalogue');
      const [named] = id === null ? [] : await readProductRows(em, { id });
      const before = id === null ? undefined : seenRow(named, version, PRODUCT_GONE);
      await refuseRivals(em, id, row);
      await writeProducts(em, [{ id, row }], this.clock.now());
      const { id: written, product } = await em.findOneOrFail(
        ProductSizeRow,
        { pzn: row.PZN },
        { fields: ['id', 'product.wiederverwendbar'], populate: ['product'] },
      );
      const { version: _, ...known } = before ?? {};
      const former = before?.imagepfad ?? '';
      if (former !== row.imagepfad && (await dropUnusedImage(em, former)))
        await this.audit.note(actor, 'image-deleted', imageFacts(former), em);
      await this.audit.note(
        actor,
        'product-saved',
        {
          record: sizeRecord(written, row),
          // Also where nothing was said of it.
          after: { id: written, ...row, wiederverwendbar: product.wiederverwendbar },
          ...(before && { before: known }),
        },
        em,
      );
      return { id: written, version: (before?.version ?? 0) + 1 };
    });
  }
}

/** Refuses a PZN that another row has, and values that contradict the product's other sizes. */
async function refuseRivals(em: SqlEntityManager, id: number | null, row: WrittenFields): Promise<void> {
  const rivals = await readProductRows(em, {
    $or: [{ pzn: row.PZN }, { product: { produktbezeichnung: row.Produktbezeichnung } }],
  });
  const others = rivals.filter((other) => other.id !== id);
  const taken = others.find(({ PZN }) => PZN === row.PZN);
  refuse({
    ...(taken && {
      PZN: `Die PZN ${row.PZN} hat schon „${taken.Produktbezeichnung}, ${taken.Konfektionsgroesse}“.`,
    }),
    ...Object.fromEntries(
      [...siblingFaults([{ line: 1, row }], others)].flatMap((fault) =>
        fault === null ? [] : [[fault.column, fault.message]],
      ),
    ),
  });
}

function refuse(fields: Readonly<Record<string, string>>): void {
  const messages = Object.values(fields);
  if (messages.length > 0) throw new DomainError('invalid', messages.join(' '), fields);
}
