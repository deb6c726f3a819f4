import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageLink } from '../../assets/web-build.ts';
import type { JsonSchema } from './json-schemas.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import type { Operation } from './operation.ts';

/** Longer patterns are left to the document. */
const LONGEST_PATTERN = 40;
/** The pattern of texts without control characters, which no reader would decipher. */
const NO_CONTROL_CHARACTERS = /^\^\[\^\\x00-\\x/;

const TYPES: Readonly<Record<string, string>> = {
  string: 'Text',
  integer: 'ganze Zahl',
  number: 'Zahl',
  boolean: 'true oder false',
  null: 'null',
};

/** The last part of a reference such as `#/components/schemas/Fehler`. */
const nameOf = (reference: string): string => reference.replace(/^.*\//, '');

/** One row of a table of fields. */
interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly description?: string | undefined;
}

/** An object as a table of its fields, alternatives one below the other, any other schema in words. */
function SchemaView({ label, schema }: { readonly label: string; readonly schema: JsonSchema }) {
  const { properties, required = [], anyOf } = schema;
  if (anyOf?.every((each) => each.properties !== undefined))
    return anyOf.map((each, index) => {
      const name = `${label}, Fall ${index + 1}`;
      return <SchemaView key={name} label={name} schema={each} />;
    });
  if (properties === undefined) return <p>{inWords(schema)}</p>;
  const fields = Object.entries(properties).map(([name, field]) => ({
    name,
    required: required.includes(name),
    schema: field,
    description: field.description,
  }));
  return <FieldTable label={label} fields={fields} />;
}

/** Scrolls sideways by itself where it is wider than the screen. */
function FieldTable({ label, fields }: { readonly label: string; readonly fields: readonly Field[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to reach what scrolls
    <section className="scroll" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Feld</th>
            <th scope="col">Pflicht</th>
            <th scope="col">Wert</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, required, schema, description }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{required ? 'ja' : 'nein'}</td>
              <td>
                {inWords(schema)}
                {schema.default !== undefined && `, ohne Angabe ${JSON.stringify(schema.default)}`}
                {description !== undefined && <p>{description}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The values that a schema allows, in a few words; a named schema is a link to its description. */
function inWords(schema: JsonSchema): ReactNode {
  const { $ref, anyOf, items, properties, additionalProperties, type } = schema;
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if ($ref !== undefined) return <a href={`#${nameOf($ref)}`}>{nameOf($ref)}</a>;
  if (anyOf !== undefined) return list(anyOf.map(inWords), ' oder ');
  if (items !== undefined) return list(['Liste', inWords(items)], ': ');
  if (properties !== undefined) {
    const fields = Object.entries(properties).map(([name, field]) => list([name, inWords(field)], ': '));
    return list(['Objekt { ', list(fields, '; '), ' }'], '');
  }
  if (typeof additionalProperties === 'object')
    return list(['Objekt, zu jedem Schlüssel', inWords(additionalProperties)], ': ');
  if (values !== undefined) return <code>{values.map((value) => JSON.stringify(value)).join(', ')}</code>;
  if (type === undefined) return 'beliebig';
  const types = [type].flat().map((each) => TYPES[each] ?? each);
  return `${types.join(' oder ')}${limitsOf(schema)}`;
}

function list(nodes: readonly ReactNode[], separator: string): ReactNode {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
    <Fragment key={index}>
      {index > 0 && separator}
      {node}
    </Fragment>
  ));
}

function limitsOf({ minLength = 0, maxLength, pattern = '', contentMediaType, format }: JsonSchema): string {
  const short = format === undefined && pattern.length <= LONGEST_PATTERN ? pattern : '';
  const limits = [
    contentMediaType,
    format,
    maxLength && (minLength > 0 ? `${minLength} bis ${maxLength} Zeichen` : `höchstens ${maxLength} Zeichen`),
    NO_CONTROL_CHARACTERS.test(pattern) ? 'ohne Steuerzeichen' : short,
  ].filter(Boolean);
  return limits.length === 0 ? '' : ` (${limits.join(', ')})`;
}

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
