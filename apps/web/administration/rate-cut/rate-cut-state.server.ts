import type { AppLoadContext } from '@remix-run/node';
import { isRateCutAnnounced } from '#institution/domain';
import type { Actor } from '#platform/domain';
import type { RateCutState } from './rate-cut-state.ts';

/** State of the rate cut for the Krankenkassen screens; null outside its period. */
export async function rateCutState(context: AppLoadContext, actor: Actor): Promise<RateCutState | null> {
  if (!isRateCutAnnounced(context.today())) return null;
  return { dismissed: await context.services.notices.isDismissed(actor, 'rate-cut') };
}
