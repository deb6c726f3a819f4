import { Form, Link } from '@remix-run/react';
import { useId } from 'react';
import type { AuditChoice } from '#auth';
import type { AuditQuery } from '#auth/domain';
import { sortText } from '#platform/domain';
import { FilterField } from '../../ui/list/filter-field.tsx';
import { ListMenu } from '../../ui/list/list-menu.tsx';

interface ProtokollFiltersProps {
  readonly query: AuditQuery;
  readonly acts: readonly AuditChoice[];
  readonly kinds: readonly AuditChoice[];
}

/** Filters in the panel. */
const BEHIND = ['von', 'bis', 'Datensatz', 'Institution'] as const;

/**
 * Filters of the audit log. They are kept in the address, so that it can be bookmarked and the export uses
 * the same ones.
 */
export function ProtokollFilters({ query, acts, kinds }: ProtokollFiltersProps) {
  const { filters, sort } = query;
  // Remounts the fields when a link or going back changes the filters.
  const key = JSON.stringify(filters);
  return (
    <Form
      key={key}
      method="get"
      role="search"
      aria-label="Protokoll filtern"
      className="list-filters"
      replace
    >
      <input type="hidden" name="sort" value={sortText(sort)} />
      <FilterField name="filter.Wer" label="Wer oder wen (Name oder Benutzername)" value={filters.Wer} />
      <ChoiceFilter name="filter.Was" label="Was" all="alles" choices={acts} value={filters.Was} />
      <ChoiceFilter name="filter.Art" label="Art" all="alle Arten" choices={kinds} value={filters.Art} />
      <ListMenu label="Filter" count={BEHIND.filter((name) => filters[name]).length}>
        <div className="data-filters">
          <FilterField name="filter.von" label="Von" value={filters.von} type="date" />
          <FilterField name="filter.bis" label="Bis" value={filters.bis} type="date" />
          <FilterField name="filter.Datensatz" label="Datensatz (Name)" value={filters.Datensatz} />
          <FilterField
            name="filter.Institution"
            label="Institution (Name oder Kundennummer)"
            value={filters.Institution}
          />
        </div>
      </ListMenu>
      <button type="submit" className="button button-compact">
        Anwenden
      </button>
      {Object.keys(filters).length === 0 ? null : (
        <Link className="button button-compact" to="/cms/9" replace>
          Alle Einträge zeigen
        </Link>
      )}
    </Form>
  );
}

/** Filters by one of a list of choices. */
function ChoiceFilter(props: {
  readonly name: string;
  readonly label: string;
  /** Label of no filter. */
  readonly all: string;
  readonly choices: readonly AuditChoice[];
  readonly value: string | undefined;
}) {
  const { name, label, all, choices, value = '' } = props;
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select className="input" id={id} name={name} defaultValue={value}>
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
