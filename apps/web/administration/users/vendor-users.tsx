import { Link } from '@remix-run/react';

/** Replaces the list for the vendor's staff, whose users belong to no customer institution. */
export function VendorUsers({ vendorName }: { readonly vendorName: string }) {
  return (
    <section className="stack" aria-labelledby="users-title">
      <h1 id="users-title" tabIndex={-1}>
        Benutzer
      </h1>
      <p className="message message-notice">
        Die Benutzer von {vendorName} werden nicht hier, sondern in der Verwaltung gepflegt.
      </p>
      <div>
        <Link className="button" to="/cms/1">
          Zur Benutzerverwaltung
        </Link>
      </div>
    </section>
  );
}
