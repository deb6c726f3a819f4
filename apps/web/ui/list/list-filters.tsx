import { Form } from '@remix-run/react';
import { useId } from 'react';
import { type ListQuery, PAGE_SIZES, sortText } from '#platform/domain';
import type { ColumnHead } from './data-column.ts';
import { FilterField } from './filter-field.tsx';
import { ListMenu } from './list-menu.tsx';
import type { ListSearch } from './use-list-search.ts';

interface ListFiltersProps {
  readonly label: string;
  /** Those that can be filtered. */
  readonly columns: readonly ColumnHead[];
  readonly query: ListQuery;
  readonly listSearch: ListSearch;
}

/**
 * One line: a search field for all columns, the choices of those with few values, and the fields of the others behind
 * a button.
 */
export function ListFilters({ label, columns, query, listSearch }: ListFiltersProps) {
  const { filters, pageSize = PAGE_SIZES[0] } = query;
  const chosen = columns.filter(({ choices }) => choices !== undefined);
  const typed = columns.filter(({ choices }) => choices === undefined);
  return (
    <Form
      ref={listSearch.form}
      method="get"
      role="search"
      aria-label={`${label} suchen`}
      className="list-filters"
      onChange={listSearch.typed}
      replace
    >
      <input type="hidden" name="sort" value={sortText(query.sort)} />
      {pageSize === PAGE_SIZES[0] ? null : <input type="hidden" name="size" value={pageSize} />}
      <FilterField label="Suche" name="q" value={query.q} />
      {chosen.map(({ id, label: name, choices = [] }) => (
        <FilterChoice key={id} label={name} name={`filter.${id}`} value={filters[id]} choices={choices} />
      ))}
      {/* Of one column the search finds the same. */}
      {columns.length < 2 || typed.length === 0 ? null : (
        <ListMenu label="Filter" count={typed.filter(({ id }) => filters[id]).length}>
          <div className="data-filters">
            {typed.map(({ id, label: name }) => (
              <FilterField key={id} label={name} name={`filter.${id}`} value={filters[id]} />
            ))}
          </div>
        </ListMenu>
      )}
      <noscript>
        <button type="submit" className="button">
          Suchen
        </button>
      </noscript>
    </Form>
  );
}

interface FilterChoiceProps {
  readonly label: string;
  /** Name of the query parameter. */
  readonly name: string;
  /** The current filter, as in the address; empty for all rows. */
  readonly value: string | undefined;
  readonly choices: readonly string[];
}

/** A choice of a column's values that filters the rows of a list. */
function FilterChoice({ label, name, value = '', choices }: FilterChoiceProps) {
  const id = useId();
  const isKnown = value === '' || choices.some((choice) => value === `=${choice}`);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="input" name={name} defaultValue={value}>
        <option value="">alle</option>
        {choices.map((choice) => (
          <option key={choice} value={`=${choice}`}>
            {choice}
          </option>
        ))}
        {/* An address may ask for a part of a value. */}
        {isKnown ? null : <option value={value}>enthält „{value}“</option>}
      </select>
    </div>
  );
}
