import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { ProductRow, ProductSizeRow } from '#catalogue';
import { Institution, KrankenkasseRow, missingContactOf } from '#institution';
import { Installation, lastBackup } from '#platform';
import { type Actor, berlinDay, requireVendor } from '#platform/domain';
import { RecommendationService } from '../recommendations/recommendation.service.ts';
import { type SetUpStep, setUpSteps } from './set-up-steps.ts';

/** Tells the vendor's staff what an installation still needs before somebody is advised with it. */
@Injectable()
export class SetUpListService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(Installation) private readonly installation: Installation,
    @Inject(RecommendationService) private readonly recommendations: RecommendationService,
  ) {}

  /**
   * All steps in their order, those that are done included; read from what is stored, so that a step that is
   * undone is open again.
   *
   * @throws DomainError `forbidden` for users of other institutions than the vendor's
   */
  async read(actor: Actor): Promise<readonly SetUpStep[]> {
    requireVendor(actor);
    const em = this.em.fork();
    const { keys, missingKeys, emptyKeys } = await this.recommendations.report(actor);
    const backup = await lastBackup(em);
    const vendor = await em.findOneOrFail(Institution, { isVendor: true });
    return setUpSteps({
      missingContact: missingContactOf(vendor),
      imprintLines: this.installation.imprintLines,
      selfPayers: await em.count(KrankenkasseRow, { selfPay: true }),
      insurers: await em.count(KrankenkasseRow, { selfPay: false }),
      products: await em.count(ProductRow),
      pictured: await countPictured(em),
      sizes: await em.count(ProductSizeRow),
      keys,
      emptyKeys: missingKeys.length + emptyKeys.length,
      institutions: await em.count(Institution, { isVendor: false, deleted: null }),
      mailServer: this.installation.hasMailServer,
      lastBackup: backup && berlinDay(backup),
    });
  }
}

async function countPictured(em: SqlEntityManager): Promise<number> {
  const [row] = await em.execute<{ n: number | string }[]>(
    'select count(*) as n from "product" where "imagepfad" in (select "name" from "product_image")',
  );
  return Number(row?.n ?? 0);
}
