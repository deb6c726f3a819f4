import { renderToStaticMarkup } from 'react-dom/server';
import type { PageLink } from '../../pages/web-build.ts';
import { CallSection, Path } from './call-section.tsx';
import type { OpenApiDocument } from './openapi-document.ts';
import { SchemaView } from './schema-view.tsx';

/** Writes the page that shows the document; it needs no script. */
export function apiPage(document: OpenApiDocument, links: readonly PageLink[]): string {
  return `<!doctype html>${renderToStaticMarkup(<ApiPage document={document} links={links} />)}`;
}

interface Props {
  readonly document: OpenApiDocument;
  /** What every page of the product links: its stylesheet, its icon. */
  readonly links: readonly PageLink[];
}

function ApiPage({ document, links }: Props) {
  const { info, tags, components } = document;
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{info.title}</title>
        {links.map((link) => (
          <link key={link.href} {...link} />
        ))}
        <link rel="stylesheet" href="/static/api/api.css" />
      </head>
      <body className="api">
        <a className="skip" href="#aufrufe">
          Zu den Aufrufen
        </a>
        <header className="top">
          <h1>{info.title}</h1>
          <p>
            Version {info.version}, als OpenAPI 3.1:{' '}
            <a href="/static/api/openapi.json">/static/api/openapi.json</a>
          </p>
        </header>
        <nav aria-label="Aufrufe" className="contents">
          {tags.map(({ name }) => (
            <div key={name}>
              <h2>
                <a href={`#${name}`}>{name}</a>
              </h2>
              <ul>
                {callsOf(document, name).map(({ path, method, operation }) => (
                  <li key={operation.operationId}>
                    <a href={`#${operation.operationId}`}>
                      {method.toUpperCase()} <Path path={path.replace(/^.*\//, '')} />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <h2>
            <a href="#datenformen">Datenformen</a>
          </h2>
        </nav>
        <main id="aufrufe" tabIndex={-1}>
          <div className="about">
            {info.description.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph.replaceAll('`', '')}</p>
            ))}
          </div>
          {tags.map(({ name, description }) => (
            <section key={name} id={name} aria-labelledby={`${name}-titel`}>
              <h2 id={`${name}-titel`}>{name}</h2>
              <p>{description}</p>
              {callsOf(document, name).map((call) => (
                <CallSection key={call.operation.operationId} {...call} document={document} />
              ))}
            </section>
          ))}
          <section id="datenformen" aria-labelledby="datenformen-titel">
            <h2 id="datenformen-titel">Datenformen</h2>
            {Object.entries(components.schemas).map(([name, schema]) => (
              <article key={name} id={name} aria-labelledby={`${name}-titel`} className="card call">
                <h3 id={`${name}-titel`}>{name}</h3>
                <SchemaView label={`Felder von ${name}`} schema={schema} />
              </article>
            ))}
          </section>
        </main>
      </body>
    </html>
  );
}

/** The calls of a folder, in the order of the document. */
function callsOf({ paths }: OpenApiDocument, tag: string) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ path, method, operation })),
  );
}
