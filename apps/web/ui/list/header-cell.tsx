import { Link } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { type ListQuery, listAddress, sortText } from '#platform/domain';
import type { ColumnHead } from './data-column.ts';
import { opensElsewhere } from './opens-elsewhere.ts';
import type { ListSearch } from './use-list-search.ts';

interface HeaderCellProps {
  readonly column: ColumnHead;
  /** Null for a column that cannot be sorted. */
  readonly query: ListQuery | null;
  readonly listSearch: ListSearch;
}

/** A column header with a link that sorts by it. */
export function HeaderCell({ column, query, listSearch }: HeaderCellProps) {
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
