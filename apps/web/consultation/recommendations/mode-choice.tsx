import { useId } from 'react';
import type { ChoiceMode, Quality } from '#consultation/domain';

const CHOICES = [
  ['compare', 'zum Vergleichen'],
  ['together', 'zum gemeinsamen Verwenden'],
] as const satisfies readonly (readonly [ChoiceMode, string])[];

/** Asks how several products of one quality are meant: alternatives are not added up automatically. */
export function ModeChoice(props: {
  quality: Quality;
  count: number;
  mode: ChoiceMode;
  onChoose: (mode: ChoiceMode) => void;
}) {
  const { quality, count, mode, onChoose } = props;
  const id = useId();
  return (
    <div role="radiogroup" className="mode-choice" aria-labelledby={id}>
      <p id={id}>{`Wie sind die ${count} ${quality}-Produkte gemeint?`}</p>
      {CHOICES.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={id} checked={mode === value} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </div>
  );
}
