import { Link, useLocation, useNavigation } from '@remix-run/react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { type ListQuery, listAddress, type Page, sortText } from '#platform/domain';
import { useFrame } from '../../session/frame-data.ts';
import { browserStorage } from '../../session/storage/browser-storage.ts';
import type { ColumnHead, DataColumn } from './data-column.ts';
import { ListFilters } from './list-filters.tsx';
import { ListMenu } from './list-menu.tsx';
import { ListPages } from './list-pages.tsx';
import { opensElsewhere } from './opens-elsewhere.ts';
import { uncover } from './uncover.ts';
import { useFits } from './use-fits.ts';
import { type ListSearch, useListSearch } from './use-list-search.ts';
import { useRemovedRow } from './use-removed-row.ts';

/** Storage key of a user's choice for a list; it holds names of columns and nothing else. */
const keyOf = (userId: number, list: string) => `inko.columns.${userId}.${list}`;

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The columns of a list that the user wants to see; remembered in this browser. Only what differs from the list's own
 * choice is stored, so that a new column is shown.
 *
 * @param list name of the list
 */
function useShownColumns<C extends ColumnHead>(list: string, columns: readonly C[]) {
  const key = keyOf(useFrame().user.id, list);
  const stored = useSyncExternalStore(
    subscribe,
    () => browserStorage.read(key) ?? '',
    () => '',
  );
  const differing = new Set(stored === '' ? [] : stored.split(' '));
  const isShown = ({ id, initially, stays }: C, index: number) =>
    // The first one names the row and leads to it.
    index === 0 || stays || (initially !== 'hidden') !== differing.has(id);
  const write = (ids: readonly string[]) => {
    if (ids.length === 0) browserStorage.remove(key);
    else browserStorage.write(key, ids.join(' '));
    for (const listener of listeners) listener();
  };
  return {
    shown: columns.filter(isShown),
    toggle(id: string) {
      write(differing.has(id) ? [...differing].filter((each) => each !== id) : [...differing, id]);
    },
    /** Shows the list's own choice again; null if it is shown. */
    reset: differing.size === 0 ? null : () => write([]),
  };
}

/** What a press on it already does something. */
const OWN_PRESS = 'a, button, input, label, select, summary, textarea';

/**
 * Opens a row by a press anywhere on it, for the mouse: the link or button of its first cell is the way there by
 * keyboard, and is pressed in its place, with the same modifier keys.
 */
function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || target.closest(OWN_PRESS) !== null) return;
  // Somebody is copying a part of the row.
  if (window.getSelection()?.isCollapsed === false) return;
  const way = target.closest('tr')?.querySelector<HTMLElement>(':scope > :first-child .link-button');
  if (!way) return;
  // A dialog gives the focus back to where it was, and nothing of a row has it.
  way.focus({ preventScroll: true });
  way.dispatchEvent(
    new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

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

interface ColumnChoiceProps {
  readonly columns: readonly ColumnHead[];
  readonly shown: readonly ColumnHead[];
  readonly onToggle: (id: string) => void;
  /** Null if nothing differs from the list's own choice. */
  readonly onReset: (() => void) | null;
}

/** Chooses the columns that a list shows; the first one and those that stay always are. */
function ColumnChoice({ columns, shown, onToggle, onReset }: ColumnChoiceProps) {
  return (
    <ListMenu label="Spalten">
      <fieldset className="column-choice">
        <legend className="visually-hidden">Gezeigte Spalten</legend>
        {columns
          .slice(1)
          .filter(({ stays }) => !stays)
          .map(({ id, label }) => (
            <label key={id} className="tick">
              <input
                type="checkbox"
                checked={shown.some((each) => each.id === id)}
                onChange={() => onToggle(id)}
              />
              <span>{label}</span>
            </label>
          ))}
      </fieldset>
      {/* Keeps its place, so that the boxes stay where they are. */}
      <button
        type="button"
        className="button button-compact"
        aria-disabled={onReset === null}
        onClick={() => onReset?.()}
      >
        Wie vorgesehen
      </button>
    </ListMenu>
  );
}

interface HeaderCellProps {
  readonly column: ColumnHead;
  /** Null for a column that cannot be sorted. */
  readonly query: ListQuery | null;
  readonly listSearch: ListSearch;
}

/** A column header with a link that sorts by it. */
function HeaderCell({ column, query, listSearch }: HeaderCellProps) {
  const { id, label, numeric } = column;
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
