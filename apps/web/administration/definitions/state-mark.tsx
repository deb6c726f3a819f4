import type { NamedProduct, RecommendationState } from '#consultation/domain';

interface StateMarkProps {
  readonly state: RecommendationState;
  readonly products: readonly NamedProduct[];
}

const SOUND: readonly RecommendationState[] = ['vollständig', 'wie für Frauen'];

/** What there is to say of a key, in words; what needs somebody's care stands out. */
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
