import { Form, Link, useNavigation } from '@remix-run/react';
import { type ColumnDef, tableFeatures, useTable } from '@tanstack/react-table';
import type { MouseEvent, ReactNode } from 'react';
import { type ListQuery, listAddress, type Page, sortText } from '#platform/domain';
import { FilterField } from './filter-field.tsx';
import { type ListSearch, useListSearch } from './use-list-search.ts';

/** A column of a list. */
export interface DataColumn<Row, Column extends string> {
  readonly id: Column;
  readonly label: string;
  /** What stands in it; of the first column the way to the row. */
  readonly cell: (row: Row) => ReactNode;
  /** Stands at the right, as figures do. */
  readonly numeric?: true;
}

interface DataTableProps<Row extends { readonly id: number }, Column extends string> {
  /** Names the table, such as `Krankenkassen`. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row, Column>[];
  readonly query: ListQuery<Column>;
  readonly page: Page<Row>;
  /** Columns that are shown, and neither sorted nor filtered. */
  readonly unsorted?: ReadonlySet<string>;
  /** What stands there where nothing is found. */
  readonly empty: string;
  /** In place of a field for each column, where a list is filtered by other things. */
  readonly filters?: ReactNode;
}

const FEATURES = tableFeatures({});

/** With these keys a link opens elsewhere, as it stands there. */
const opensElsewhere = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/**
 * A list that the server sorts, filters and cuts into pages. The address says which part is shown: it can be kept,
 * and going back leads to the part before.
 */
export function DataTable<Row extends { readonly id: number }, Column extends string>(
  props: DataTableProps<Row, Column>,
) {
  const { label, columns, query, page, unsorted, empty, filters } = props;
  const defs = columns.map(({ id, label: header }): ColumnDef<typeof FEATURES, Row> => ({ id, header }));
  const table = useTable({ features: FEATURES, columns: defs, data: page.rows as Row[] });
  const columnOf = (id: string) => columns.find((column) => column.id === id);
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
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map((header) => (
                  <HeaderCell
                    key={header.id}
                    id={header.id}
                    numeric={columnOf(header.id)?.numeric === true}
                    query={unsorted?.has(header.id) ? null : query}
                    listSearch={listSearch}
                  >
                    <table.FlexRender header={header} />
                  </HeaderCell>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <tr key={row.original.id}>
                {row.getAllCells().map((cell) => (
                  <td key={cell.id} data-numeric={columnOf(cell.column.id)?.numeric}>
                    {/* Not rendered as a component: each rendering of the list would put new buttons under a click. */}
                    {columnOf(cell.column.id)?.cell(row.original)}
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

/** A column's name, and the way to sort by it. */
function HeaderCell(props: {
  readonly id: string;
  readonly numeric: boolean;
  readonly query: ListQuery | null;
  readonly listSearch: ListSearch;
  readonly children: ReactNode;
}) {
  const { id, numeric, query, listSearch, children } = props;
  if (query === null)
    return (
      <th scope="col" data-numeric={numeric || undefined}>
        {children}
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
    <th scope="col" aria-sort={order} data-numeric={numeric || undefined}>
      <Link to={`?${listAddress(next)}`} replace preventScrollReset onClick={sortBy}>
        {children}
        <span aria-hidden="true" className="data-order">
          {order === 'none' ? '↕' : order === 'ascending' ? '↑' : '↓'}
        </span>
      </Link>
    </th>
  );
}

/** One field for all columns and, behind a disclosure, one for each. */
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
