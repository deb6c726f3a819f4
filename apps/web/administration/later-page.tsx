import { Link } from '@remix-run/react';

/**
 * Stands where a page of an area is not there yet.
 *
 * @param props.customer whether it is for a customer, whom the vendor's staff helps until then
 */
export function LaterPage({ title, customer }: { readonly title: string; readonly customer: boolean }) {
  return (
    <section className="stack" aria-labelledby="later-title">
      <h1 id="later-title" tabIndex={-1}>
        {title}
      </h1>
      <div className="message message-notice">
        <p>
          Diese Seite gibt es in dieser Version noch nicht.
          {customer ? ' Was hier stehen wird, ändert bis dahin das Kundencenter für Sie.' : ''}
        </p>
      </div>
      {customer ? (
        <div>
          <Link className="button" to="/feedback">
            Kundencenter anschreiben
          </Link>
        </div>
      ) : null}
    </section>
  );
}
