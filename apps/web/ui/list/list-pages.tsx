import { Link, useNavigate } from '@remix-run/react';
import { type FormEvent, type MouseEvent, useId } from 'react';
import { type ListQuery, listAddress, PAGE_SIZES, type Page } from '#platform/domain';
import { opensElsewhere } from './opens-elsewhere.ts';
import { pageNumbers } from './page-numbers.ts';
import type { ListSearch } from './use-list-search.ts';

interface ListPagesProps {
  readonly page: Page<unknown>;
  readonly query: ListQuery;
  readonly listSearch: ListSearch;
}

/** The pages of a list by number, and how many rows each has. Renders nothing for a list of one short page. */
export function ListPages({ page, query, listSearch }: ListPagesProps) {
  if (page.total <= PAGE_SIZES[0]) return null;
  const last = Math.ceil(page.total / page.pageSize);
  const turn = (event: MouseEvent) => {
    if (!opensElsewhere(event) && listSearch.catchUp()) event.preventDefault();
  };
  const to = (number: number) => `?${listAddress({ ...query, page: number })}`;
  return (
    <div className="list-foot">
      {last === 1 ? null : (
        <nav className="list-pages" aria-label="Seiten">
          <Step to={page.page > 1 ? to(page.page - 1) : null} onClick={turn}>
            zurück
          </Step>
          <ol>
            {pageNumbers(page.page, last).map((number, index) => (
              <li key={number ?? `gap-${index}`}>
                {number === null ? (
                  '…'
                ) : (
                  <Link
                    className="list-page"
                    to={to(number)}
                    preventScrollReset
                    aria-label={`Seite ${number}`}
                    aria-current={number === page.page ? 'page' : undefined}
                    onClick={turn}
                  >
                    {number}
                  </Link>
                )}
              </li>
            ))}
          </ol>
          <Step to={page.page < last ? to(page.page + 1) : null} onClick={turn}>
            weiter
          </Step>
          <span className="data-count">
            Seite {page.page} von {page.isEstimate ? `etwa ${last}` : last}
          </span>
          <Jump last={last} addressOf={to} />
        </nav>
      )}
      <PageSizes page={page} query={query} onClick={turn} />
    </div>
  );
}

interface Clicked {
  readonly onClick: (event: MouseEvent) => void;
}

/** Stays where it is on the first and last page, so that a second press meets nothing else. */
function Step({
  to,
  onClick,
  children,
}: Clicked & { readonly to: string | null; readonly children: string }) {
  if (to === null)
    return (
      <span className="button button-compact" aria-disabled="true">
        {children}
      </span>
    );
  return (
    <Link className="button button-compact" to={to} preventScrollReset onClick={onClick}>
      {children}
    </Link>
  );
}

/** A field for the number of a page; a number beyond the last gives the last. */
function Jump({ last, addressOf }: { readonly last: number; readonly addressOf: (page: number) => string }) {
  const id = useId();
  const navigate = useNavigate();
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Number(new FormData(event.currentTarget).get('page'));
    if (Number.isInteger(typed) && typed >= 1)
      navigate(addressOf(Math.min(typed, last)), { preventScrollReset: true });
  };
  return (
    <form className="list-jump" noValidate onSubmit={go}>
      <label htmlFor={id}>Zu Seite</label>
      <input id={id} className="input" name="page" inputMode="numeric" maxLength={6} autoComplete="off" />
      <button type="submit" className="button button-compact">
        Gehen
      </button>
    </form>
  );
}

function PageSizes({ page, query, onClick }: Clicked & Pick<ListPagesProps, 'page' | 'query'>) {
  // The first row that is shown stays in sight.
  const first = (page.page - 1) * page.pageSize;
  return (
    <nav className="list-pages" aria-label="Zeilen je Seite">
      <span className="data-count">Zeilen je Seite</span>
      <ol>
        {PAGE_SIZES.map((pageSize) => (
          <li key={pageSize}>
            <Link
              className="list-page"
              to={`?${listAddress({ ...query, pageSize, page: Math.floor(first / pageSize) + 1 })}`}
              replace
              preventScrollReset
              aria-current={pageSize === page.pageSize ? 'true' : undefined}
              onClick={onClick}
            >
              {pageSize}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
