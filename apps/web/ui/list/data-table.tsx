import { Form, Link, useNavigation } from '@remix-run/react';
import type { MouseEvent, ReactNode } from 'react';
import { type ListQuery, listAddress, type Page, sortText } from '#platform/domain';
import { FilterField } from './filter-field.tsx';
import { type ListSearch, useListSearch } from './use-list-search.ts';

export interface DataColumn<Row, Column extends string> {
  readonly id: Column;
  readonly label: string;
  /** Content of a cell; the first column leads to the row. */
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned, for figures. */
  readonly numeric?: true;
}

interface DataTableProps<Row extends { readonly id: number }, Column extends string> {
  /** Names the table, such as `Krankenkassen`. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row, Column>[];
  readonly query: ListQuery<Column>;
  readonly page: Page<Row>;
  /** Columns that can be neither sorted nor filtered. */
  readonly unsorted?: ReadonlySet<string>;
  /** Shown if the list is empty. */
  readonly empty: string;
  /** Replaces the filter fields of the columns. */
  readonly filters?: ReactNode;
}

/** Modifier keys with which a browser opens a link in another tab or window. */
const opensElsewhere = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/**
 * A list that the server sorts, filters and pages. The shown part is in the address, so that it can be bookmarked and
 * the browser's back button works.
 */
export function DataTable<Row extends { readonly id: number }, Column extends string>(
  props: DataTableProps<Row, Column>,
) {
  const { label, columns, query, page, unsorted, empty, filters } = props;
  const busy = useNavigation().state === 'loading';
  const listSearch = useListSearch();
  return (
    <div className="data-table" aria-busy={busy}>
      {filters ?? (
        <Filters
          label={label}
          columns={columns.filter(({ id }) => !unsorted?.has(id))}
          query={query}
          listSearch={listSearch}
        />
      )}
      <p role="status" className="data-count">
        {page.total === 1 ? '1 Eintrag' : `${page.total} Einträge`}
      </p>
      <div className="data-scroll">
        <table aria-label={label}>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeaderCell
                  key={column.id}
                  column={column}
                  query={unsorted?.has(column.id) ? null : query}
                  listSearch={listSearch}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {page.rows.map((row) => (
              <tr key={row.id}>
                {columns.map(({ id, numeric, cell }) => (
                  <td key={id} data-numeric={numeric}>
                    {/* Called, not rendered: as a component it would be remounted under a click with each new list. */}
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {page.total === 0 ? <p>{empty}</p> : null}
      <Pages page={page} query={query} listSearch={listSearch} />
    </div>
  );
}

/** A column header with a link that sorts by it. */
function HeaderCell(props: {
  readonly column: { readonly id: string; readonly label: string; readonly numeric?: true };
  /** Null for a column that cannot be sorted. */
  readonly query: ListQuery | null;
  readonly listSearch: ListSearch;
}) {
  const { query, listSearch } = props;
  const { id, label, numeric } = props.column;
  if (query === null)
    return (
      <th scope="col" data-numeric={numeric}>
        {label}
      </th>
    );
  const { sort } = query;
  const sorted = sort.column === id;
  const next = { ...query, page: 1, sort: { column: id, descending: sorted && !sort.descending } };
  const sortBy = (event: MouseEvent) => {
    if (!opensElsewhere(event) && listSearch.sortBy(sortText(next.sort))) event.preventDefault();
  };
  const order = !sorted ? 'none' : sort.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={order} data-numeric={numeric}>
      <Link to={`?${listAddress(next)}`} replace preventScrollReset onClick={sortBy}>
        {label}
        <span aria-hidden="true" className="data-order">
          {order === 'none' ? '↕' : order === 'ascending' ? '↑' : '↓'}
        </span>
      </Link>
    </th>
  );
}

/** One search field for all columns and, behind a disclosure, one for each column. */
function Filters(props: {
  readonly label: string;
  readonly columns: readonly { readonly id: string; readonly label: string }[];
  readonly query: ListQuery;
  readonly listSearch: ListSearch;
}) {
  const { label, columns, query, listSearch } = props;
  const filtered = Object.keys(query.filters).length;
  return (
    <Form
      ref={listSearch.form}
      method="get"
      role="search"
      aria-label={`${label} suchen`}
      onChange={listSearch.typed}
      replace
    >
      <input type="hidden" name="sort" value={sortText(query.sort)} />
      <FilterField label="Suche" name="q" value={query.q} />
      <details open={filtered > 0 || undefined}>
        <summary>Nach Spalten filtern{filtered > 0 ? ` (${filtered})` : ''}</summary>
        <div className="data-filters">
          {columns.map(({ id, label: name }) => (
            <FilterField key={id} label={name} name={`filter.${id}`} value={query.filters[id]} />
          ))}
        </div>
      </details>
      <noscript>
        <button type="submit" className="button">
          Suchen
        </button>
      </noscript>
    </Form>
  );
}

function Pages(props: {
  readonly page: Page<unknown>;
  readonly query: ListQuery;
  readonly listSearch: ListSearch;
}) {
  const { page, query, listSearch } = props;
  const last = Math.max(1, Math.ceil(page.total / page.pageSize));
  if (last === 1) return null;
  const to = (number: number) => `?${listAddress({ ...query, page: number })}`;
  const turn = (event: MouseEvent) => {
    if (!opensElsewhere(event) && listSearch.catchUp()) event.preventDefault();
  };
  return (
    <nav className="data-pages row" aria-label="Seiten">
      {page.page > 1 ? (
        <Link className="button" to={to(page.page - 1)} preventScrollReset onClick={turn}>
          zurück
        </Link>
      ) : null}
      <span>
        Seite {page.page} von {last}
      </span>
      {page.page < last ? (
        <Link className="button" to={to(page.page + 1)} preventScrollReset onClick={turn}>
          weiter
        </Link>
      ) : null}
    </nav>
  );
}
