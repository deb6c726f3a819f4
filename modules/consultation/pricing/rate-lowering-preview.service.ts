import { Inject, Injectable } from '@nestjs/common';
import { type LoweredRow, type RateList, type RateLoweringPlan, RateLoweringService } from '#institution';
import type { Berechnungsmethode } from '#institution/domain';
import type { Actor, Cents } from '#platform/domain';
import { EXAMPLE_TOTAL, type RateExample, rateExample } from './rate-example.ts';

/** What lowered rates do to the example, before and after. */
interface PreviewRow extends LoweredRow {
  readonly example: { readonly before: RateExample; readonly after: RateExample };
}

/** What a lowering would do, with one Wunschversorgung as the example: an adult with Urininkontinenz, not exempt. */
export interface RateLoweringPreview extends Omit<RateLoweringPlan, 'rows'> {
  readonly rows: readonly PreviewRow[];
  readonly example: { readonly total: Cents; readonly method: Berechnungsmethode };
}

/** Shows what lowered rates do to what people pay, before they are written. */
@Injectable()
export class RateLoweringPreviewService {
  constructor(@Inject(RateLoweringService) private readonly lowering: RateLoweringService) {}

  /** @throws DomainError as `RateLoweringService.plan` */
  async preview(actor: Actor, list: RateList, cut: object): Promise<RateLoweringPreview> {
    const plan = await this.lowering.plan(actor, list, cut);
    return {
      ...plan,
      example: { total: EXAMPLE_TOTAL, method: plan.method },
      rows: plan.rows.map((row) => ({
        ...row,
        example: {
          before: rateExample(plan.method, row.before.Urinpauschale, row.before.gueltigAb),
          after: rateExample(plan.method, row.after.Urinpauschale, row.after.gueltigAb),
        },
      })),
    };
  }
}
