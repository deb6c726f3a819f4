import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, Clock, lockData } from '#platform';
import { type Actor, requireVendor } from '#platform/domain';
import { writeProducts } from '../product-table/write-products.ts';
import type { ChosenSize } from './chosen-input.ts';
import { chosenRows } from './chosen-sizes.ts';
import { changedPrice, type PriceChange } from './price-change.ts';

/** Sets the list prices of chosen sizes at once. */
@Injectable()
export class ProductPriceService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Changes the list prices of sizes, all or none. One without a price stays without where a percentage is given.
   * Own prices of institutions stay as they are.
   *
   * @returns how many have another price now
   * @throws DomainError `not-found`, or `conflict` where one of them has been changed since, by its name
   */
  async set(
    actor: Actor,
    chosen: readonly ChosenSize[],
    change: PriceChange,
  ): Promise<{ readonly changed: number }> {
    requireVendor(actor);
    return this.em.fork().transactional(async (em) => {
      await lockData(em, 'catalogue');
      const rows = await chosenRows(em, chosen);
      const changes = rows.flatMap((before) => {
        const UVP = changedPrice(before.UVP, change);
        return UVP === before.UVP ? [] : [{ id: before.id, row: { ...before, UVP }, before }];
      });
      if (changes.length > 0) await writeProducts(em, changes, this.clock.now());
      for (const { row, before } of changes) {
        const [{ version: _, ...after }, { version: __, ...former }] = [row, before];
        await this.audit.note(actor, 'product-saved', { before: former, after }, em);
      }
      return { changed: changes.length };
    });
  }
}
