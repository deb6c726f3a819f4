import { type ReactNode, useState } from 'react';
import type { Tier } from '#catalogue/domain';
import type { Pick } from '#consultation/domain';
import { PickGroup } from './pick-group.tsx';

/** The qualities in display order. */
const TIERS = ['Premium', 'Basis', '-'] as const satisfies readonly Tier[];

/** The other recommended products; folded unless one of them is chosen already, or there are no others. */
export function RestOfPicks(props: {
  rest: readonly Pick[];
  /** It is the first on the screen. */
  isAll: boolean;
  isChosen: (pick: Pick) => boolean;
  card: (pick: Pick) => ReactNode;
  /** Whether Basis products are without Mehrkosten. */
  withoutCost: boolean;
}) {
  const { rest, isAll, isChosen, card, withoutCost } = props;
  const [open, setOpen] = useState(() => isAll || rest.some(isChosen));
  if (rest.length === 0) return null;
  const titles: Readonly<Record<Tier, string>> = {
    Premium: 'Weitere Wunschprodukte',
    Basis: withoutCost ? 'Weitere ohne Mehrkosten' : 'Weitere Basis-Produkte',
    '-': 'Pflege und Zubehör',
  };
  return (
    <details className="pick-rest" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Weitere Produkte{' '}
        <span className="number" translate="no">
          ({rest.length})
        </span>
      </summary>
      <div className="stack">
        {TIERS.map((tier) => {
          const own = rest.filter(({ product }) => product.PremiumBasis === tier);
          return (
            own.length > 0 && (
              <PickGroup key={tier} title={titles[tier]}>
                {own.map(card)}
              </PickGroup>
            )
          );
        })}
      </div>
    </details>
  );
}
