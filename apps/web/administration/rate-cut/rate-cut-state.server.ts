import type { AppLoadContext } from '@remix-run/node';
import { isRateCutAnnounced } from '#institution/domain';
import type { Actor } from '#platform/domain';
import type { RateCutState } from './rate-cut-state.ts';

/** What the screens of Krankenkassen say of the cut of the rates today; null before and after its time. */
export async function rateCutState(context: AppLoadContext, actor: Actor): Promise<RateCutState | null> {
  if (!isRateCutAnnounced(context.today())) return null;
  return { dismissed: await context.services.notices.isDismissed(actor, 'rate-cut') };
}
