import { useId } from 'react';
import { FEATURE_ICONS } from '#catalogue/domain';
import { FEATURE_PATHS } from './feature-paths.ts';

/** The features of a product as icons with labels. */
export function FeatureIcons({ names }: { names: readonly string[] }) {
  const id = useId();
  const features = FEATURE_ICONS.filter(({ name }) => names.includes(name));
  if (features.length === 0) return null;
  return (
    <section className="stack stack-s">
      <h3 id={id}>Eigenschaften</h3>
      <ul className="features" aria-labelledby={id}>
        {features.map(({ name, label }) => (
          <li key={name}>
            <svg className="feature" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={FEATURE_PATHS[name]} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
