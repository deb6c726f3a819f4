import { isRouteErrorResponse, useRouteError } from '@remix-run/react';

/** Shown where a page cannot be made. Answers and cart are in the browser and stay as they are. */
export function ErrorPage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : null;
  return (
    <main className="plain-page">
      <h1>{status === 403 ? 'Keine Berechtigung' : 'Die Seite konnte nicht geladen werden'}</h1>
      <p>
        {status === 403
          ? 'Für diese Seite fehlt Ihnen die Berechtigung.'
          : 'Bitte versuchen Sie es noch einmal. Ihre Eingaben sind in diesem Browser gespeichert und gehen nicht verloren.'}
      </p>
      <p>
        <a className="button" href="/">
          Zur Startseite
        </a>
      </p>
    </main>
  );
}
