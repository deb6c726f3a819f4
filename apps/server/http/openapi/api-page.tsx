import { renderToStaticMarkup } from 'react-dom/server';
import type { PageLink } from '../../assets/web-build.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import type { Operation } from './operation.ts';
import { FieldTable, nameOf, SchemaView } from './schema-view.tsx';

interface Call {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/**
 * Renders the OpenAPI document as an HTML page that needs no script.
 *
 * @param links stylesheet, typeface and icon of the product's pages
 */
export function apiPage(document: OpenApiDocument, links: readonly PageLink[]): string {
  const { info, tags, paths, components } = document;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ path, method, operation })),
  );
  const folders = tags.map((tag) => ({
    ...tag,
    calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  const page = (
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
        <a className="skip-link" href="#aufrufe">
          Zu den Aufrufen
        </a>
        <header>
          <h1>{info.title}</h1>
          <p>
            Version {info.version}, als OpenAPI 3.1:{' '}
            <a href="/static/api/openapi.json">/static/api/openapi.json</a>
          </p>
          <p>
            Das Format von inko price, als JSON Schema:{' '}
            <a href="/static/api/price-format.schema.json">/static/api/price-format.schema.json</a>
          </p>
        </header>
        <nav aria-label="Aufrufe">
          {folders.map((folder) => (
            <ul key={folder.name} className="contents">
              <li>
                <a href={`#${folder.name}`}>{folder.name}</a>
              </li>
              {folder.calls.map(({ path, method, operation }) => (
                <li key={operation.operationId}>
                  <a href={`#${operation.operationId}`}>
                    {method.toUpperCase()} {nameOf(path)}
                  </a>
                </li>
              ))}
            </ul>
          ))}
          <a href="#datenformen">Datenformen</a>
        </nav>
        <main id="aufrufe" tabIndex={-1}>
          {info.description.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph.replaceAll('`', '')}</p>
          ))}
          {folders.map((folder) => (
            <section key={folder.name} id={folder.name}>
              <h2>{folder.name}</h2>
              <p>{folder.description}</p>
              {folder.calls.map((call) => (
                <CallArticle key={call.operation.operationId} {...call} responses={components.responses} />
              ))}
            </section>
          ))}
          <section id="datenformen">
            <h2>Datenformen</h2>
            {Object.entries(components.schemas).map(([name, schema]) => (
              <article key={name} id={name} aria-label={name} className="card">
                <h3>{name}</h3>
                <SchemaView label={`Felder von ${name}`} schema={schema} />
              </article>
            ))}
          </section>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

type Responses = OpenApiDocument['components']['responses'];

/** What a call is for, takes and answers. */
function CallArticle({ path, method, operation, responses }: Call & { readonly responses: Responses }) {
  const { operationId, summary, description, security, parameters, requestBody } = operation;
  const address = `${method.toUpperCase()} ${path}`;
  const fields = parameters.map(({ in: place, ...field }) =>
    place === 'header' ? { ...field, name: `Header ${field.name}` } : field,
  );
  const query = parameters
    .filter(({ example }) => example !== undefined)
    .map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`);
  // All content types share one schema.
  const [body] = Object.values(requestBody?.content ?? {});
  return (
    <article id={operationId} aria-label={summary} className="card">
      <h3>{summary}</h3>
      <code>{address}</code>
      {description !== undefined && <p>{description}</p>}
      <p>{security.length === 0 ? 'Ohne Anmeldung.' : 'Mit Token: Authorization: Bearer …'}</p>
      {fields.length > 0 && <FieldTable label={`Parameter von ${address}`} fields={fields} />}
      {query.length > 0 && <Example about={summary} text={`${path}?${query.join('&')}`} />}
      {body !== undefined && (
        <>
          <p>Anfrage als {Object.keys(requestBody?.content ?? {}).join(' oder ')}</p>
          <SchemaView label={`Anfrage an ${address}`} schema={body.schema} />
          {Object.entries(body.examples).map(([about, { value }]) => (
            <Example key={about} about={about} text={JSON.stringify(value, null, 2)} />
          ))}
        </>
      )}
      <dl>
        {Object.entries(operation.responses).map(([status, answer]) => {
          const response = '$ref' in answer ? responses[nameOf(answer.$ref)] : answer;
          const schema = response?.content?.['application/json'].schema;
          const headers = Object.keys(response?.headers ?? {}).join(', ');
          return (
            <div key={status}>
              <dt>Antwort {status}</dt>
              <dd>
                {response?.description}
                {headers !== '' && ` Mit dem Header ${headers}.`}
                {schema !== undefined && !schema.$ref?.endsWith('/Fehler') && (
                  <SchemaView label={`Antwort ${status} von ${address}`} schema={schema} />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </article>
  );
}

function Example({ about, text }: { readonly about: string; readonly text: string }) {
  return (
    <figure>
      <figcaption>Beispiel: {about}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to reach what scrolls */}
      <pre tabIndex={0}>{text}</pre>
    </figure>
  );
}
