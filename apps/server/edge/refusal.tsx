import type { IncomingHttpHeaders } from 'node:http';
import { errorAnswer } from '../http/calls/error-answer.ts';
import type { PageLink } from '../pages/web-build.ts';

/** What a page says above the message, where there is more to say than that it did not work. */
const TITLES: Readonly<Record<number, string>> = {
  403: 'Das darf nur eine Seite von hier',
  404: 'Diese Seite gibt es nicht',
  405: 'Das geht auf dieser Seite nicht',
  413: 'Das Formular ist zu groß',
  429: 'Zu viele Anfragen',
  500: 'Ein Fehler ist aufgetreten',
  503: 'Zurzeit nicht erreichbar',
};
const TITLE = 'Die Anfrage war nicht möglich';

/** What a person can do about it. */
const ADVICE: Readonly<Record<number, string>> = {
  408: 'Bitte prüfen Sie die Verbindung, gehen Sie im Browser eine Seite zurück und versuchen Sie es noch einmal.',
  413: 'Bitte gehen Sie im Browser eine Seite zurück und kürzen Sie Ihre Eingaben.',
};

/** What somebody is told whose request is not taken, in the form that they expect. */
export interface Refusal {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Whether a person is to read the answer: a browser that goes to an address says so, a script does not. */
export const readsPages = ({ accept }: IncomingHttpHeaders): boolean =>
  accept?.includes('text/html') ?? false;

/**
 * Refuses with JSON, `{error, message}`, for programs.
 *
 * @param cause why: a DomainError, or an object with the status of HTTP
 */
export function jsonRefusal(cause: unknown): Refusal {
  const { status, body } = errorAnswer(cause);
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}

/** Refuses with a page of the product's look, for people. */
export async function pageRefusal(cause: unknown, links: readonly PageLink[]): Promise<Refusal> {
  // Loaded with the first refusal: pages are drawn by a copy within their bundle, and this one takes 9 MB.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { status, body } = errorAnswer(cause);
  const page = (
    <RefusalPage
      title={TITLES[status] ?? TITLE}
      message={body.message}
      advice={ADVICE[status]}
      links={links}
    />
  );
  return {
    status,
    type: 'text/html; charset=utf-8',
    body: `<!doctype html>${renderToStaticMarkup(page)}`,
  };
}

interface Props {
  readonly title: string;
  readonly message: string;
  readonly advice: string | undefined;
  /** What every page of the product links: its stylesheet, its icon. */
  readonly links: readonly PageLink[];
}

function RefusalPage({ title, message, advice, links }: Props) {
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – Inkoberatung`}</title>
        {links.map((link) => (
          <link key={link.href} {...link} />
        ))}
      </head>
      <body>
        <main className="plain-page">
          <h1>{title}</h1>
          <p>{message}</p>
          {advice === undefined ? null : <p>{advice}</p>}
          <p className="row">
            <a className="button button-primary" href="/">
              Zur Startseite
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
