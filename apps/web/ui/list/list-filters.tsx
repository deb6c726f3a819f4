import { Form } from '@remix-run/react';
import { type ListQuery, PAGE_SIZES, sortText } from '#platform/domain';
import type { ColumnHead } from './data-column.ts';
import { FilterChoice } from './filter-choice.tsx';
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
