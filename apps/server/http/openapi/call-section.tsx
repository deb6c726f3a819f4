import { Fragment } from 'react';
import type { OpenApiDocument } from './openapi-document.ts';
import type { Operation } from './operation.ts';
import { FieldTable, fieldsOf, SchemaView } from './schema-view.tsx';

interface Shown {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** An address that may break after each slash. */
export function Path({ path }: { readonly path: string }) {
  const parts = path.split(/(?<=\/)/);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address stay as they are
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}

/** One call: what it is for, what it takes and what it answers. */
export function CallSection({
  path,
  method,
  operation,
  document,
}: Shown & { readonly document: OpenApiDocument }) {
  const { operationId, summary, description, security, parameters, requestBody } = operation;
  const heading = `${operationId}-titel`;
  // One path may take several methods: each table has a name of its own.
  const call = `${method.toUpperCase()} ${path}`;
  return (
    <article id={operationId} aria-labelledby={heading} className="card call">
      <h3 id={heading}>{summary}</h3>
      <p className="address">
        <strong className={`method method-${method}`}>{method.toUpperCase()}</strong>{' '}
        <code>
          <Path path={path} />
        </code>
      </p>
      {description !== undefined && <p>{description}</p>}
      <p>{security.length === 0 ? 'Ohne Anmeldung.' : 'Mit Token: Authorization: Bearer …'}</p>
      {parameters.length > 0 && (
        <>
          <h4>Parameter</h4>
          <FieldTable
            label={`Parameter von ${call}`}
            fields={parameters.map(({ name, in: place, ...field }) => ({
              ...field,
              name: place === 'header' ? `Header ${name}` : name,
            }))}
          />
          <ParameterExample path={path} operation={operation} />
        </>
      )}
      {requestBody !== undefined && <BodyView call={call} content={requestBody.content} />}
      <h4>Antwort</h4>
      <Answers call={call} operation={operation} document={document} />
    </article>
  );
}

function ParameterExample({ path, operation }: { readonly path: string; readonly operation: Operation }) {
  const asked = operation.parameters.filter(({ example }) => example !== undefined);
  if (asked.length === 0) return null;
  const query = asked.map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`).join('&');
  return (
    <p className="example">
      Beispiel: <code>{`${path}?${query}`}</code>
    </p>
  );
}

function BodyView({
  call,
  content,
}: {
  readonly call: string;
  readonly content: NonNullable<Operation['requestBody']>['content'];
}) {
  const [first] = Object.values(content);
  if (first === undefined) return null;
  return (
    <>
      <h4>Anfrage</h4>
      <p>
        Als{' '}
        {Object.keys(content).map((type, index) => (
          <Fragment key={type}>
            {index > 0 && ' oder '}
            <code>{type}</code>
          </Fragment>
        ))}
      </p>
      <FieldTable label={`Anfrage an ${call}`} fields={fieldsOf(first.schema)} />
      {Object.entries(first.examples).map(([about, { value }]) => (
        <Fragment key={about}>
          <p className="example">Beispiel: {about}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
          <pre tabIndex={0}>{JSON.stringify(value, null, 2)}</pre>
        </Fragment>
      ))}
    </>
  );
}

/** What a call answers by status; usual refusals are pointed to. */
function Answers({
  call,
  operation,
  document,
}: {
  readonly call: string;
  readonly operation: Operation;
  readonly document: OpenApiDocument;
}) {
  return (
    <dl className="statuses">
      {Object.entries(operation.responses).map(([status, response]) => {
        const { description, content, headers } =
          '$ref' in response
            ? (document.components.responses[response.$ref.replace(/^.*\//, '')] ?? { description: '' })
            : response;
        const schema = content?.['application/json'].schema;
        return (
          <Fragment key={status}>
            <dt>
              <code>{status}</code>
            </dt>
            <dd>
              <p>
                {description}
                {headers !== undefined && ` Mit dem Header ${Object.keys(headers).join(', ')}.`}
              </p>
              {status === '200' && schema !== undefined && (
                <SchemaView label={`Antwort von ${call}`} schema={schema} />
              )}
              {status !== '200' && schema?.$ref?.endsWith('/Fehler') === false && (
                <SchemaView label={`Antwort ${status} von ${call}`} schema={schema} />
              )}
            </dd>
          </Fragment>
        );
      })}
    </dl>
  );
}
