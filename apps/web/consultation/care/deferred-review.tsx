import type { ComponentProps } from 'react';
import { deferredPart, useDeferredPart } from '../../connection/deferred-part.ts';

const REVIEW = deferredPart(async () => (await import('../review/review-notice.tsx')).ReviewNotice);

/** What in the cart no longer fits the answers: as soon as it is there, which nothing on the screen waits for. */
export function ReviewNotice(props: ComponentProps<NonNullable<typeof REVIEW.there>>) {
  const Notice = useDeferredPart(REVIEW);
  return Notice && <Notice {...props} />;
}
