import { useState } from 'react';
import type { Product } from '#catalogue/domain';
import type { Pick, PickFigure, RecommendedProduct } from '#consultation/domain';
import { usePicks } from '../figures/use-picks.ts';
import { TurnToPatient } from '../patient-view/turn-to-patient.tsx';
import { ProductSymbols } from '../pictures/product-drawing.tsx';
import { ProductDialog } from '../products/product-dialog.tsx';
import { Advice } from './advice.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { NoFigures } from './no-figures.tsx';
import { NothingRecommended } from './nothing-recommended.tsx';
import { PickCard } from './pick-card.tsx';
import { PickGroup } from './pick-group.tsx';
import { RestOfPicks } from './rest-of-picks.tsx';
import { useChoice } from './use-choice.ts';
import { usePickFigures } from './use-pick-figures.ts';
import { useWithoutCost } from './use-without-cost.ts';

/** One pick of each quality with what it costs, the rest folded, and the way on always in view. */
export function Recommended(props: { recommendation: string; list: readonly RecommendedProduct[] }) {
  const { recommendation, list } = props;
  const picks = usePicks(list);
  const choice = useChoice({ key: recommendation, list, picks });
  const figures = usePickFigures({ list, ...choice });
  const [shown, setShown] = useState<Product | null>(null);
  const { basis, wish, rest } = picks;
  const withoutCost = useWithoutCost(basis, figures);
  if (list.length === 0) return <NothingRecommended mayCalculate={choice.mayCalculate} goOn={choice.goOn} />;
  const isChosen = ({ product }: Pick) => choice.chosen.includes(product.id);
  const card = (pick: Pick) => (
    <PickCard
      key={pick.product.id}
      pick={pick}
      figure={figureOf(pick, figures)}
      chosen={isChosen(pick)}
      onToggle={() => choice.toggle(pick)}
      onShow={() => setShown(pick.product)}
    />
  );
  return (
    <div>
      <ProductSymbols />
      <div className="beside-heading">
        <TurnToPatient saving={choice.saving} />
      </div>
      <div className="stack">
        {figures === null && <NoFigures />}
        <PickGroup title={withoutCost.title} note={withoutCost.note}>
          {basis && card(basis)}
        </PickGroup>
        {wish && <PickGroup title="Wunsch">{card(wish)}</PickGroup>}
        <RestOfPicks
          rest={rest}
          isAll={basis === undefined && wish === undefined}
          isChosen={isChosen}
          card={card}
          withoutCost={withoutCost.isPossible}
        />
        <Advice />
      </div>
      <ChoiceBar {...choice} count={countOf([basis, wish, ...rest], isChosen)} onGoOn={choice.goOn} />
      {shown && <ProductDialog product={shown} onClose={() => setShown(null)} />}
    </div>
  );
}

function figureOf({ product }: Pick, figures: ReadonlyMap<string, PickFigure> | null): PickFigure | null {
  return figures?.get(product.id) ?? null;
}

function countOf(picks: readonly (Pick | undefined)[], isChosen: (pick: Pick) => boolean): number {
  return picks.filter((pick) => pick !== undefined && isChosen(pick)).length;
}
