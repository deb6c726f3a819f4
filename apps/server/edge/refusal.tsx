import type { IncomingHttpHeaders } from 'node:http';
import { errorAnswer } from '../answers/error-answer.ts';
import type { PageLink } from '../assets/web-build.ts';

/** Titles by status, where more can be said than that the request failed. */
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

/** Advice by status. */
const ADVICE: Readonly<Record<number, string>> = {
  408: 'Bitte prüfen Sie die Verbindung, gehen Sie im Browser eine Seite zurück und versuchen Sie es noch einmal.',
  413: 'Bitte gehen Sie im Browser eine Seite zurück und kürzen Sie Ihre Eingaben.',
};

/** A refusal in the format that the client expects. */
export interface RefusalPage {
  readonly status: number;
  readonly type: string;
  /** When to try again. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Whether the answer is for a person: browsers announce it when navigating, scripts do not. */
export const readsPages = ({ accept }: IncomingHttpHeaders): boolean =>
  accept?.includes('text/html') ?? false;

/**
 * A JSON refusal, `{error, message}`, for programs.
 *
 * @param cause a DomainError, or an object with an HTTP status
 */
export function jsonRefusal(cause: unknown): RefusalPage {
  const { status, headers = {}, body } = errorAnswer(cause);
  return { status, type: 'application/json; charset=utf-8', headers, body: JSON.stringify(body) };
}

/** A refusal as a page in the product's design. */
export async function pageRefusal(cause: unknown, links: readonly PageLink[]): Promise<RefusalPage> {
  // Loaded with the first refusal: pages render with a copy in their bundle, and this one takes 9 MB.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { status, headers = {}, body } = errorAnswer(cause);
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
    headers,
    body: `<!doctype html>${renderToStaticMarkup(page)}`,
  };
}

interface Props {
  readonly title: string;
  readonly message: string;
  readonly advice: string | undefined;
  /** Links of every page: stylesheet and icon. */
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
