import { useId, useState } from 'react';
import { type CatalogueFilter, type FilterGroup, filterGroups, toggleFilter } from '#catalogue/domain';
import { filterLabel, GROUP_LABELS } from './catalogue-labels.ts';

const WIDE = '(min-width: 48rem)';

/** The filters of the open tab; collapsed by default on phones. */
export function CatalogueFilters(props: {
  filter: CatalogueFilter;
  onChange: (filter: CatalogueFilter) => void;
}) {
  const { filter, onChange } = props;
  const [open] = useState(() => window.matchMedia(WIDE).matches);
  const count = Object.values(filter.chosen).reduce((sum, values) => sum + values.length, 0);
  return (
    <details className="filters" open={open}>
      <summary className="button">
        Filter <span className="filters-count">{count === 0 ? 'keine gewählt' : `${count} gewählt`}</span>
      </summary>
      <div className="filters-groups">
        {filterGroups(filter.tab).map(([group, values]) => (
          <Group
            key={group}
            filter={filter}
            group={group}
            values={values}
            onToggle={(value) => onChange(toggleFilter(filter, group, value))}
          />
        ))}
      </div>
    </details>
  );
}

function Group(props: {
  filter: CatalogueFilter;
  group: FilterGroup;
  values: readonly string[];
  onToggle: (value: string | null) => void;
}) {
  const { filter, group, values, onToggle } = props;
  const chosen = filter.chosen[group] ?? [];
  return (
    <fieldset className="choice-buttons">
      <legend className="field-label">{GROUP_LABELS[group]}</legend>
      <div className="choice-buttons-row">
        <Option label="Alle" checked={chosen.length === 0} onToggle={() => onToggle(null)} />
        {values.map((value) => (
          <Option
            key={value}
            label={filterLabel(filter.tab, group, value)}
            checked={chosen.includes(value)}
            onToggle={() => onToggle(value)}
          />
        ))}
      </div>
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
