import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import { whenIdle } from '../../connection/calls/when-idle.ts';
import { Skeleton } from '../../ui/basics/skeleton.tsx';

const PARTS = {
  comparison: () => import('./comparison.tsx'),
  explanation: () => import('./figure-explanation.tsx'),
  recommended: () => import('./recommended-dialog.tsx'),
};
const LazyComparison = lazy(async () => ({ default: (await PARTS.comparison()).Comparison }));
const LazyRecommended = lazy(async () => ({ default: (await PARTS.recommended()).RecommendedDialog }));
const LazyExplanation = lazy(async () => ({ default: (await PARTS.explanation()).FigureExplanation }));

/** Gets what the calculator shows on demand while nobody waits for it, so that it is there without a network too. */
export function useCartParts(): void {
  useEffect(
    () =>
      whenIdle(() => {
        // What does not come now is asked for again when it is wanted.
        for (const load of Object.values(PARTS)) load().catch(() => undefined);
      }),
    [],
  );
}

/** The comparison, loaded when it is wanted. */
export function Comparison(props: ComponentProps<typeof LazyComparison>) {
  return (
    <Suspense fallback={<Skeleton label="Der Vergleich wird geladen …" />}>
      <LazyComparison {...props} />
    </Suspense>
  );
}

/** The explanation of a proposal's figures, loaded when it is wanted. */
export function FigureExplanation(props: ComponentProps<typeof LazyExplanation>) {
  return (
    <Suspense>
      <LazyExplanation {...props} />
    </Suspense>
  );
}

/** The recommended products to choose from, loaded when they are wanted. */
export function RecommendedDialog(props: ComponentProps<typeof LazyRecommended>) {
  return (
    <Suspense>
      <LazyRecommended {...props} />
    </Suspense>
  );
}
