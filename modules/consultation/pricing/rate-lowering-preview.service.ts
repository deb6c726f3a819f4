import { Inject, Injectable } from '@nestjs/common';
import { type LoweredRow, type RateList, type RateLoweringPlan, RateLoweringService } from '#institution';
import type { Berechnungsmethode } from '#institution/domain';
import type { Actor, Cents } from '#platform/domain';
import { EXAMPLE_TOTAL, type RateExample, rateExample } from './rate-example.ts';

/** The effect of lowered rates on the example, before and after. */
interface PreviewRow extends LoweredRow {
  readonly example: { readonly before: RateExample; readonly after: RateExample };
}

/** The effect of lowered rates on one example Wunschversorgung: an adult with Urininkontinenz, not exempt. */
export interface RateLoweringPreview extends Omit<RateLoweringPlan, 'rows'> {
  readonly rows: readonly PreviewRow[];
  readonly example: { readonly total: Cents; readonly method: Berechnungsmethode };
}

/** Shows the effect of lowered rates on what people pay, before they are saved. */
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
