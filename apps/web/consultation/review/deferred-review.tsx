import type { ComponentProps } from 'react';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { useDeferredPart } from '../../connection/deferred/use-deferred-part.ts';

const REVIEW = deferredPart(async () => (await import('./review-notice.tsx')).ReviewNotice);

/** Lists cart lines that no longer fit the answers. Loaded later; nothing on the screen waits for it. */
export function ReviewNotice(props: ComponentProps<NonNullable<typeof REVIEW.there>>) {
  const Notice = useDeferredPart(REVIEW);
  return Notice && <Notice {...props} />;
}
