import type { ComponentProps } from 'react';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { useDeferredPart } from '../../connection/deferred/use-deferred-part.ts';
import { Deferred, DeferredDialog } from '../../ui/basics/deferred.tsx';

const COMPARISON = deferredPart(async () => (await import('./comparison/comparison.tsx')).Comparison);
const EXPLANATION = deferredPart(async () => (await import('./figure-explanation.tsx')).FigureExplanation);
const FIND = deferredPart(async () => (await import('../find/find-in-cart.tsx')).FindInCart);
const RECOMMENDED = deferredPart(async () => (await import('./recommended-dialog.tsx')).RecommendedDialog);

/** The proposals side by side. */
export function Comparison(props: ComponentProps<NonNullable<typeof COMPARISON.there>>) {
  return (
    <Deferred part={COMPARISON} label="Der Vergleich wird geladen …">
      {(Part) => <Part {...props} />}
    </Deferred>
  );
}

/** The explanation of a proposal's figures. */
export function FigureExplanation(props: ComponentProps<NonNullable<typeof EXPLANATION.there>>) {
  return (
    <Deferred part={EXPLANATION} label="Die Berechnung wird geladen …">
      {(Part) => <Part {...props} />}
    </Deferred>
  );
}

/** The recommended products to choose from. */
export function RecommendedDialog(props: ComponentProps<NonNullable<typeof RECOMMENDED.there>>) {
  return (
    <DeferredDialog part={RECOMMENDED} onClose={props.onClose}>
      {(Part) => <Part {...props} />}
    </DeferredDialog>
  );
}

/** The field that finds products, with the scanner; its place is kept free until it has loaded. */
export function FindSlot(props: ComponentProps<NonNullable<typeof FIND.there>>) {
  const Find = useDeferredPart(FIND);
  return <div className="find-slot">{Find === null ? null : <Find {...props} />}</div>;
}
