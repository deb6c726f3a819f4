import { Inject, Injectable } from '@nestjs/common';
import { type LoweredRow, type RateCutPlan, RateCutService } from '#institution';
import type { Berechnungsmethode, RateCut, RateList } from '#institution/domain';
import type { Actor, Cents } from '#platform/domain';
import { EXAMPLE_TOTAL, type RateExample, rateExample } from './rate-example.ts';

/** The effect of lowered rates on the example, before and after. */
interface PreviewRow extends LoweredRow {
  readonly example: { readonly before: RateExample; readonly after: RateExample };
}

/** The effect of lowered rates on one example Wunschversorgung: an adult with Urininkontinenz, not exempt. */
export interface RateCutPreview extends Omit<RateCutPlan, 'rows'> {
  readonly rows: readonly PreviewRow[];
  readonly example: { readonly total: Cents; readonly method: Berechnungsmethode };
}

/** Shows the effect of lowered rates on what people pay, before they are saved. */
@Injectable()
export class RateCutPreviewService {
  constructor(@Inject(RateCutService) private readonly rateCut: RateCutService) {}

  /** @throws DomainError as `RateCutService.plan` */
  async preview(actor: Actor, list: RateList, cut: RateCut): Promise<RateCutPreview> {
    const plan = await this.rateCut.plan(actor, list, cut);
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
