import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, Clock, checked, lockData } from '#platform';
import { type Actor, changedMeanwhile, DomainError, requireVendor } from '#platform/domain';
import { dropUnusedImage } from '../images/image-rows.ts';
import { writeProducts } from '../product-table/write-products.ts';
import { inFormerOrder } from './feature-icons.ts';
import type { ProductFields } from './product-fields.ts';
import { type ProductInput, productInput } from './product-input.ts';
import { readProductRows } from './product-rows.ts';
import { siblingFaults } from './product-siblings.ts';
import { ProductSizeRow } from './product-size.entity.ts';

const GONE = 'Dieses Produkt gibt es nicht mehr.';

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
   * Adds or changes a row. A new row joins the product of its name, type of use, tier, severity and absorption
   * (readings, section 3), or creates it. What all sizes of a product share is changed for all of them. An edited row
   * may move to another product; it keeps its id, and with it the own prices. A picture that no product names any
   * more is deleted.
   *
   * @param icons whether to keep the given order, or, for ticked boxes, the former one
   * @throws DomainError `invalid` with the fields, also for a PZN or a size that another row has; `not-found`;
   *   `conflict` with the current row (ManagedProduct) as `current` if the version is outdated
   */
  async save(
    actor: Actor,
    given: ProductInput,
    icons: 'as-given' | 'in-former-order' = 'as-given',
  ): Promise<SavedProduct> {
    requireVendor(actor);
    const { id, version, ...said } = checked(productInput, given);
    return this.em.fork().transactional(async (em) => {
      await lockData(em, 'catalogue');
      const [before] = id === null ? [] : await readProductRows(em, { id });
      if (id !== null && before === undefined) throw new DomainError('not-found', GONE);
      if (before !== undefined && version !== undefined && version !== before.version)
        throw changedMeanwhile(before);
      const ordered =
        icons === 'in-former-order' ? inFormerOrder(said.ICONS, before?.ICONS ?? []) : said.ICONS;
      const row = { ...said, ICONS: ordered };
      await refuseRivals(em, id, row);
      await writeProducts(em, [{ id, row }], this.clock.now());
      const { id: written } = await em.findOneOrFail(ProductSizeRow, { pzn: row.PZN }, { fields: ['id'] });
      const { version: _, ...known } = before ?? {};
      const former = before?.imagepfad ?? '';
      if (former !== row.imagepfad && (await dropUnusedImage(em, former)))
        await this.audit.note(actor, 'image-deleted', { before: { name: former } }, em);
      await this.audit.note(
        actor,
        'product-saved',
        { after: { id: written, ...row }, ...(before && { before: known }) },
        em,
      );
      return { id: written, version: (before?.version ?? 0) + 1 };
    });
  }
}

/** Refuses a PZN that another row has, and values that contradict the product's other sizes. */
async function refuseRivals(em: SqlEntityManager, id: number | null, row: ProductFields): Promise<void> {
  const rivals = await readProductRows(em, {
    $or: [{ pzn: row.PZN }, { product: { produktbezeichnung: row.Produktbezeichnung } }],
  });
  const others = rivals.filter((other) => other.id !== id);
  const taken = others.find(({ PZN }) => PZN === row.PZN);
  const fields = {
    ...(taken && {
      PZN: `Die PZN ${row.PZN} hat schon „${taken.Produktbezeichnung}, ${taken.Konfektionsgroesse}“.`,
    }),
    ...Object.fromEntries(
      [...siblingFaults([{ line: 1, row }], others)].flatMap((fault) =>
        fault === null ? [] : [[fault.column, fault.message]],
      ),
    ),
  };
  const messages = Object.values(fields);
  if (messages.length > 0) throw new DomainError('invalid', messages.join(' '), fields);
}
