import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { ApplicationType } from '#catalogue/domain';
import { PRICE_TABS, type PriceFilter } from './price-filter.ts';

interface PriceFiltersProps {
  readonly filter: PriceFilter;
  readonly onChange: (filter: PriceFilter) => void;
  /** Enter or the arrow down in the search. */
  readonly onEnter: () => void;
  /** The list of the open tab. */
  readonly children: ReactNode;
}

/** The three categories as tabs, the filter buttons of the open one, and the search. */
export function PriceFilters({ filter, onChange, onEnter, children }: PriceFiltersProps) {
  const types = PRICE_TABS.find(({ tab }) => tab === filter.tab)?.types ?? [];
  return (
    <div className="areas">
      <TabList filter={filter} onChange={onChange} />
      <div id="price-panel" className="stack" role="tabpanel" aria-labelledby={`price-tab-${filter.tab}`}>
        <div className="price-find">
          <TypeButtons
            types={types}
            chosen={filter.type}
            onChoose={(type) => onChange({ ...filter, type })}
          />
          <div className="field">
            <label className="field-label" htmlFor="price-search">
              Nach Namen, Artikelnummer oder PZN suchen
            </label>
            <input
              id="price-search"
              className="input"
              type="search"
              value={filter.search}
              maxLength={100}
              onChange={({ target }) => onChange({ ...filter, search: target.value })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
                event.preventDefault();
                onEnter();
              }}
            />
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}

/** Hand-written: Radix puts inline styles into the server's page, which the security policy refuses. */
function TabList({ filter, onChange }: Pick<PriceFiltersProps, 'filter' | 'onChange'>) {
  const list = useRef<HTMLDivElement>(null);
  const open = (at: number) => {
    const next = PRICE_TABS[(at + PRICE_TABS.length) % PRICE_TABS.length];
    if (next === undefined || next.tab === filter.tab) return;
    onChange({ ...filter, tab: next.tab, type: null });
    list.current?.querySelector<HTMLElement>(`#price-tab-${next.tab}`)?.focus();
  };
  const goOn = (event: KeyboardEvent) => {
    const at = PRICE_TABS.findIndex(({ tab }) => tab === filter.tab);
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: PRICE_TABS.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    open(next);
  };
  return (
    <div ref={list} className="areas-list" role="tablist" aria-label="Kategorie" onKeyDown={goOn}>
      {PRICE_TABS.map(({ tab, label }, at) => {
        const selected = tab === filter.tab;
        return (
          <button
            key={tab}
            id={`price-tab-${tab}`}
            type="button"
            role="tab"
            className="areas-tab"
            data-state={selected ? 'active' : 'inactive'}
            aria-selected={selected}
            aria-controls="price-panel"
            tabIndex={selected ? 0 : -1}
            onClick={() => open(at)}
          >
            {label}
          </button>
        );
      })}
    </div>
  );
}

function TypeButtons(props: {
  readonly types: readonly ApplicationType[];
  readonly chosen: ApplicationType | null;
  readonly onChoose: (type: ApplicationType | null) => void;
}) {
  const { types, chosen, onChoose } = props;
  return (
    <fieldset className="choice-buttons">
      <legend className="field-label">Produktart</legend>
      <div className="choice-buttons-row">
        {[null, ...types].map((type) => (
          <label key={type ?? 'Alle'} className="choice-button" htmlFor={`price-type-${type ?? 'Alle'}`}>
            <input
              id={`price-type-${type ?? 'Alle'}`}
              type="radio"
              name="price-type"
              checked={chosen === type}
              onChange={() => onChoose(type)}
            />
            <span>{type ?? 'Alle'}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
