import { isRouteErrorResponse, useRevalidator, useRouteError } from '@remix-run/react';
import { BusyButton } from './busy-button.tsx';

function Explanation() {
  const error = useRouteError();
  // Not by reloading: offline, that ends on the browser's own error page.
  const { revalidate, state } = useRevalidator();
  const forbidden = isRouteErrorResponse(error) && error.status === 403;
  return (
    <>
      <h1>{forbidden ? 'Keine Berechtigung' : 'Die Seite konnte nicht geladen werden'}</h1>
      <p>
        {forbidden
          ? 'Für diese Seite fehlt Ihnen die Berechtigung.'
          : 'Vielleicht ist die Verbindung unterbrochen. Bitte versuchen Sie es noch einmal. Was Sie in der Beratung eingegeben haben und dieser Browser speichern konnte, bleibt erhalten.'}
      </p>
      <p className="row">
        {forbidden ? null : (
          <BusyButton className="button button-primary" busy={state === 'loading'} onClick={revalidate}>
            Erneut versuchen
          </BusyButton>
        )}
        <a className="button" href="/">
          Zur Startseite
        </a>
      </p>
      <p className="field-hint">
        Hilft das nicht, erreichen Sie den Kundensupport Montag bis Freitag 8.00–16.30&nbsp;Uhr.
      </p>
    </>
  );
}

/** Shown if a page fails. Answers and cart are in the browser and are not affected. */
export function ErrorPage() {
  return (
    <main className="plain-page">
      <Explanation />
    </main>
  );
}

/** The same inside the frame: menu and draft stay, only the screen is missing. */
export function ErrorSection() {
  return (
    <div className="stack plain-section">
      <Explanation />
    </div>
  );
}
