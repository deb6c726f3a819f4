import { sizeLabel } from '#catalogue/domain';
import { COVER, useDiscreet } from '../../discreet/use-discreet.ts';
import type { PresetGroup } from '../../draft/draft.ts';
import type { Presets } from './presets.ts';

/** The filters that the person's answers set, each taken off in one touch. */
export function PresetChips(props: { presets: Presets; onTakeOff: (group: PresetGroup) => void }) {
  const { presets, onTakeOff } = props;
  const { schweregrad, groesse } = presets;
  const discreet = useDiscreet();
  if (schweregrad === undefined && groesse === undefined) return null;
  return (
    <fieldset className="preset-chips">
      <legend className="visually-hidden">Filter nach den Angaben zur Person</legend>
      <span className="field-hint" aria-hidden="true">
        Nach den Angaben:
      </span>
      {groesse && (
        <Chip words={`Größe ${groesse.map(sizeLabel).join(', ')}`} onTakeOff={() => onTakeOff('groesse')} />
      )}
      {schweregrad && (
        <Chip
          // Chips are not printed: there is nothing to keep under the cover.
          words={discreet ? `Schweregrad ${COVER}` : severityInWords(schweregrad)}
          onTakeOff={() => onTakeOff('schweregrad')}
        />
      )}
    </fieldset>
  );
}

function Chip({ words, onTakeOff }: { words: string; onTakeOff: () => void }) {
  return (
    <button
      type="button"
      className="preset-chip"
      aria-label={`${words}: Filter aufheben`}
      onClick={onTakeOff}
    >
      {words} <span aria-hidden="true">×</span>
    </button>
  );
}

/** 'Leichte und Mittlere Inkontinenz'. */
function severityInWords(severities: readonly string[]): string {
  const names = severities.map((each) => each.replace(/ Inkontinenz$/, ''));
  return `${names.join(' und ')} Inkontinenz`;
}
