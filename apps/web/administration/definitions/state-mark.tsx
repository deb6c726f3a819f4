import type { NamedProduct, RecommendationState } from '#consultation/domain';

interface StateMarkProps {
  readonly state: RecommendationState;
  readonly products: readonly NamedProduct[];
}

const SOUND: readonly RecommendationState[] = ['vollständig', 'wie für Frauen'];

/** The state of a key in words; states that need attention are highlighted. */
export function StateMark({ state, products }: StateMarkProps) {
  if (SOUND.includes(state)) return <>{state}</>;
  const missing = products.filter(({ name }) => name === null).length;
  return (
    <span className="product-missing">
      {state}
      {missing === 0 ? '' : `: ${missing} ${missing === 1 ? 'fehlt' : 'fehlen'}`}
    </span>
  );
}
