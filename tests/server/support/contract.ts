import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../../../apps/server/http/openapi/json-schemas.ts';
import { listCalls } from '../../../apps/server/http/openapi/list-calls.ts';
import type { OpenApiDocument } from '../../../apps/server/http/openapi/openapi-document.ts';
import type { Operation } from '../../../apps/server/http/openapi/operation.ts';

/** Calls whose examples succeed for the vendor's staff alone, by name. */
export const VENDORS: ReadonlySet<string> = new Set(
  listCalls()
    .filter(({ admits }) => admits === 'vendor')
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`),
);

/** A sentence that no library has written. */
export const GERMAN = /^(?!.*(invalid|expected|required|received|must)).*[a-zäöüß]{3}.*\.?$/is;

/** What a call is sent, field by field; a list stands for a field that comes more than once. */
export type Sent = Readonly<Record<string, unknown>>;

/** A call of the document, ready to be tried. */
export interface ContractCall {
  /** `PUT /static/api/register/register.php`. */
  readonly name: string;
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
  /** Where the document says that the fields stand. */
  readonly place: 'query' | 'json' | 'form' | 'parts';
  readonly fields: Readonly<Record<string, JsonSchema>>;
  /** A request that the document gives as an example. */
  readonly example: Sent;
  /** Whether the document calls a request valid. */
  fits(sent: Sent): boolean;
  /** What is wrong with an answer by the document; null where nothing is. */
  objection(status: number, body: unknown): string | null;
}

const PLACES: Readonly<Record<string, ContractCall['place']>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'parts',
};

/** Reads the calls out of a document, as somebody does who knows nothing else. */
export function contractCalls(document: OpenApiDocument): readonly ContractCall[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema({ $id: 'doc', components: document.components });
  const compile = (schema: unknown): ValidateFunction =>
    ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"doc#/components')));
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const asked = askedOf(operation);
      const fits = compile(asked.schema);
      const answers = new Map(
        Object.entries(operation.responses).map(([status, response]) => {
          const { content } =
            '$ref' in response
              ? { content: document.components.responses[response.$ref.replace(/^.*\//, '')]?.content }
              : response;
          return [status, content === undefined ? null : compile(content['application/json'].schema)];
        }),
      );
      return {
        name: `${method.toUpperCase()} ${path}`,
        path,
        method: method.toUpperCase(),
        operation,
        place: asked.place,
        fields: asked.schema.properties ?? {},
        example: asked.example,
        // Spaces around a text do not count, as the document says.
        fits: (sent) => fits(sent) || fits(trimmed(sent)),
        objection(status, body) {
          const answer = answers.get(String(status));
          if (answer === undefined) return `status ${status} is not documented`;
          if (answer === null || answer(body)) return null;
          return `${JSON.stringify(body).slice(0, 300)}: ${ajv.errorsText(answer.errors).slice(0, 500)}`;
        },
      };
    }),
  );
}

function trimmed(sent: Sent): Sent {
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );
}

/** Where an operation wants its fields, by which schema, and the first example of them. */
function askedOf({ parameters, requestBody }: Operation) {
  const [[type, body] = [undefined, undefined]] = Object.entries(requestBody?.content ?? {});
  if (type !== undefined && body !== undefined) {
    const [example] = Object.values(body.examples);
    return { place: PLACES[type] ?? 'json', schema: body.schema, example: (example?.value ?? {}) as Sent };
  }
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const schema: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
  const examples = query.filter(({ example }) => example !== undefined);
  const example = Object.fromEntries(examples.map(({ name, example }) => [name, example]));
  return { place: 'query' as const, schema, example: example as Sent };
}

/** What somebody may write into a field who means harm, or does not know better. */
export function badValues(
  { place }: ContractCall,
  { maxLength = 3_000 }: JsonSchema,
): readonly [string, unknown][] {
  const texts: [string, unknown][] = [
    ['missing', undefined],
    ['empty', ''],
    ['blank', '   '],
    ['too long', 'x'.repeat(maxLength + 1)],
    ['markup', '<script>alert(1)</script>'],
    ['SQL', "'; drop table users;--"],
    ['a control character', 'Aa1!\u0000\u001b'],
    ['a line break', 'Aa1!\r\nBcc: b@example.org'],
  ];
  if (place !== 'json') return [...texts, ['two values', ['a', 'b']]];
  const wrong = [7, -1.5, true, null, ['a'], { $ne: null }];
  return [...texts, ...wrong.map((value): [string, unknown] => [JSON.stringify(value), value])];
}

/** Sends a request as the document says. */
export function send(
  origin: string,
  { path, method, place }: ContractCall,
  sent: Sent,
  token?: string,
): Promise<Response> {
  const headers: Record<string, string> = {
    connection: 'close',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(place === 'json' ? { 'content-type': 'application/json' } : {}),
  };
  if (place === 'json')
    return fetch(origin + path, { method, headers, body: JSON.stringify(sent), redirect: 'manual' });
  const form = place === 'parts' ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(sent))
    for (const each of [value].flat()) {
      if (each instanceof Uint8Array)
        (form as FormData).append(
          name,
          new Blob([new Uint8Array(each)]),
          path.includes('csv') ? 'a.csv' : 'a.pdf',
        );
      else if (each !== undefined) form.append(name, String(each));
    }
  if (place === 'query')
    return fetch(`${origin}${path}?${form as URLSearchParams}`, { method, headers, redirect: 'manual' });
  return fetch(origin + path, { method, headers, body: form, redirect: 'manual' });
}
