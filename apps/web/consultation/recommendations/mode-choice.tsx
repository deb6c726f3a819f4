import type { ChoiceMode, Quality } from '#consultation/domain';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';

const CHOICES = [
  {
    value: 'compare',
    label: 'zum Vergleichen',
    note: 'Jedes ist ein eigener Vorschlag mit eigenem Preis.',
  },
  {
    value: 'together',
    label: 'zum gemeinsamen Verwenden',
    note: 'Ein Vorschlag mit einem Preis, zum Beispiel für Tag und Nacht.',
  },
] as const satisfies readonly { value: ChoiceMode; label: string; note: string }[];

/** Asks how several products of one quality are meant: alternatives are not added up automatically. */
export function ModeChoice(props: {
  quality: Quality;
  count: number;
  mode: ChoiceMode;
  onChoose: (mode: ChoiceMode) => void;
}) {
  const { quality, count, mode, onChoose } = props;
  return (
    <div className="mode-choice">
      <ChoiceGroup
        id={`mode-${quality}`}
        label={`Wie sind die ${count} ${quality}-Produkte gemeint?`}
        choices={CHOICES}
        chosen={[mode]}
        onChoose={(value) => onChoose(value as ChoiceMode)}
      />
    </div>
  );
}
