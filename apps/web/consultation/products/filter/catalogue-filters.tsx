import { useId, useState } from 'react';
import { type FilterGroup, filterGroups } from '#catalogue/domain';
import { COVER, useDiscreet } from '../../discreet/use-discreet.ts';
import { filterLabel, GROUP_LABELS } from '../catalogue-labels.ts';
import type { ListFilter } from './use-filters.ts';

const WIDE = '(min-width: 48rem)';
/** Room for the filters beside products that the answers have narrowed down already. */
const WIDE_WITH_PRESETS = '(min-width: 75rem)';

type Toggle = (group: FilterGroup, value: string | null) => void;

/** The filters of the open tab; collapsed by default on phones, and on tablets where the answers set some. */
export function CatalogueFilters({ filter, onToggle }: { filter: ListFilter; onToggle: Toggle }) {
  const { chosen, presets } = filter;
  const [open] = useState(() => {
    const isNarrowed = Object.keys(presets).length > 0;
    return window.matchMedia(isNarrowed ? WIDE_WITH_PRESETS : WIDE).matches;
  });
  const discreet = useDiscreet();
  const count = [...Object.values(chosen.chosen), ...Object.values(presets)].flat().length;
  return (
    <details className="filters" open={open}>
      <summary className="button">
        Filter <span className="filters-count">{count === 0 ? 'keine gewählt' : `${count} gewählt`}</span>
      </summary>
      <div className="filters-groups">
        {filterGroups(chosen.tab).map(([group, values]) => (
          <Group
            key={group}
            filter={filter}
            group={group}
            values={values}
            // The person's severity must not show in the ticks either.
            isCovered={discreet && group === 'schweregrad' && presets.schweregrad !== undefined}
            onToggle={onToggle}
          />
        ))}
      </div>
    </details>
  );
}

function Group(props: {
  filter: ListFilter;
  group: FilterGroup;
  values: readonly string[];
  isCovered: boolean;
  onToggle: Toggle;
}) {
  const { filter, group, values, isCovered, onToggle } = props;
  const { tab } = filter.chosen;
  const chosen = ({ ...filter.chosen.chosen, ...filter.presets } as typeof filter.chosen.chosen)[group] ?? [];
  return (
    <fieldset className="choice-buttons">
      <legend className="field-label">{GROUP_LABELS[group]}</legend>
      {isCovered ? (
        <p>{COVER}</p>
      ) : (
        <div className="choice-buttons-row">
          <Option label="Alle" checked={chosen.length === 0} onToggle={() => onToggle(group, null)} />
          {values.map((value) => (
            <Option
              key={value}
              label={filterLabel(tab, group, value)}
              checked={chosen.includes(value)}
              onToggle={() => onToggle(group, value)}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

function Option({ label, checked, onToggle }: { label: string; checked: boolean; onToggle: () => void }) {
  const id = useId();
  return (
    <label className="choice-button" htmlFor={id}>
      <input id={id} type="checkbox" checked={checked} onChange={onToggle} />
      <span>{label}</span>
    </label>
  );
}
