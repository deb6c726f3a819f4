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

/** Prefetches the calculator's on-demand parts when idle, so that they work offline too. */
export function useCartParts(): void {
  useEffect(
    () =>
      whenIdle(() => {
        // A failed load is retried when the part is needed.
        for (const load of Object.values(PARTS)) load().catch(() => undefined);
      }),
    [],
  );
}

/** The comparison, loaded on demand. */
export function Comparison(props: ComponentProps<typeof LazyComparison>) {
  return (
    <Suspense fallback={<Skeleton label="Der Vergleich wird geladen …" />}>
      <LazyComparison {...props} />
    </Suspense>
  );
}

/** The explanation of a proposal's figures, loaded on demand. */
export function FigureExplanation(props: ComponentProps<typeof LazyExplanation>) {
  return (
    <Suspense>
      <LazyExplanation {...props} />
    </Suspense>
  );
}

/** The recommended products to choose from, loaded on demand. */
export function RecommendedDialog(props: ComponentProps<typeof LazyRecommended>) {
  return (
    <Suspense>
      <LazyRecommended {...props} />
    </Suspense>
  );
}
