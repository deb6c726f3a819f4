import { Link, useLocation, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type ListQuery, listAddress, type Page } from '#platform/domain';
import { ColumnChoice } from './column-choice.tsx';
import type { DataColumn } from './data-column.ts';
import { HeaderCell } from './header-cell.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListPages } from './list-pages.tsx';
import { openRow } from './open-row.ts';
import { useShownColumns } from './shown-columns.ts';
import { uncover } from './uncover.ts';
import { useFits } from './use-fits.ts';
import { useListSearch } from './use-list-search.ts';
import { useRemovedRow } from './use-removed-row.ts';

export type { DataColumn } from './data-column.ts';

interface DataTableProps<Row extends { readonly id: number }, Column extends string> {
  /** Names the table, such as `Krankenkassen`. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row, Column>[];
  readonly query: ListQuery<Column>;
  readonly page: Page<Row>;
  /** Columns that can be neither sorted nor filtered. */
  readonly unsorted?: ReadonlySet<string>;
  /** Shown if nothing fits the search. */
  readonly empty: string;
  /** Shown in place of an empty list that nobody has searched: what belongs there, and how to begin. */
  readonly begin?: ReactNode;
  /** Replaces the filter fields of the columns. */
  readonly filters?: ReactNode;
  /** What a row is called, one and several; by default `Eintrag`. */
  readonly counted?: readonly [one: string, several: string];
  /** Stands between the search and the rows. */
  readonly above?: ReactNode;
  /** Draws a row that brings further ones along, with cells for the columns that are shown. */
  readonly tableRow?: (row: Row, shown: readonly Column[]) => ReactNode;
}

const ENTRIES = ['Eintrag', 'Einträge'] as const;

/**
 * A list that the server sorts, filters and pages. The shown part is in the address, so that it can be bookmarked and
 * the browser's back button works; which columns are shown is the user's choice.
 */
export function DataTable<Row extends { readonly id: number }, Column extends string>(
  props: DataTableProps<Row, Column>,
) {
  const { page, query, begin } = props;
  // Nothing to search, sort or page.
  if (page.total === 0 && !isSearched(query) && begin !== undefined)
    return <div className="data-table">{begin}</div>;
  return <Table {...props} />;
}

const isSearched = ({ q, filters }: ListQuery) => q !== '' || Object.keys(filters).length > 0;

function Table<Row extends { readonly id: number }, Column extends string>(
  props: DataTableProps<Row, Column>,
) {
  const { label, columns, query, page, unsorted, empty, filters, above, tableRow } = props;
  const [one, several] = props.counted ?? ENTRIES;
  const searched = isSearched(query);
  const busy = useNavigation().state === 'loading';
  const listSearch = useListSearch();
  const { shown, toggle, reset } = useShownColumns(label, columns);
  const ids = shown.map(({ id }) => id);
  const box = useRef<HTMLDivElement>(null);
  const fits = useFits(box);
  const removedRow = useRemovedRow(page.rows);
  // A page begins with its first row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pages are what is scrolled.
  useEffect(() => {
    box.current?.scrollTo({ top: 0 });
  }, [page.page, page.pageSize]);
  return (
    <div className="data-table" aria-busy={busy}>
      {filters ?? (
        <ListFilters
          label={label}
          columns={columns.filter(({ id }) => !unsorted?.has(id))}
          query={query}
          listSearch={listSearch}
        />
      )}
      <div className="list-head">
        <p role="status" className="data-count">
          {page.isEstimate
            ? `über 10.000 ${several}`
            : page.total === 1
              ? `1 ${one}`
              : `${page.total} ${several}`}
        </p>
        {searched ? <Unfiltered query={query} /> : null}
        {columns.length < 3 ? null : (
          <ColumnChoice columns={columns} shown={shown} onToggle={toggle} onReset={reset} />
        )}
      </div>
      {above}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it scrolls, and does nothing else. */}
      <div ref={box} className="data-scroll" data-fits={fits ?? undefined} onFocus={uncover}>
        <table aria-label={label}>
          <thead>
            <tr>
              {shown.map((column) => (
                <HeaderCell
                  key={column.id}
                  column={column}
                  query={unsorted?.has(column.id) ? null : query}
                  listSearch={listSearch}
                />
              ))}
            </tr>
          </thead>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: with the keyboard, the first cell's button opens the row. */}
          <tbody translate="no" onClick={openRow} {...removedRow}>
            {page.rows.map((row) =>
              tableRow !== undefined ? (
                tableRow(row, ids)
              ) : (
                <tr key={row.id}>
                  {shown.map(({ id, label: name, numeric, choices, cell }) => (
                    // The name is shown where a narrow screen has no columns.
                    <td key={id} data-numeric={numeric} data-choice={choices && ''} data-name={name}>
                      {/* Called, not rendered: as a component it would be remounted under a click with each new list. */}
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
      {page.total > 0 ? null : <p>{empty}</p>}
      <ListPages page={page} query={query} listSearch={listSearch} />
    </div>
  );
}

/** The way back to all rows. */
function Unfiltered({ query }: { readonly query: ListQuery }) {
  const { pathname } = useLocation();
  const address = listAddress({ ...query, page: 1, q: '', filters: {} });
  return (
    <Link className="link-button" to={`${pathname}?${address}`} preventScrollReset>
      Alle zeigen
    </Link>
  );
}
