import { CONTENT_TYPES, type DocumentedCall } from '#platform/http';
import type { JsonSchema, JsonSchemas } from './json-schemas.ts';
import type { ListedCall } from './list-calls.ts';
import { type Response, refusal, usualRefusal } from './refusals.ts';

/** A parameter of the address, or a header. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

/** What a call takes as its body, by content type. */
interface Body {
  readonly schema: JsonSchema;
  readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
}

/** One call in the document. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  /** Empty where anybody may ask. */
  readonly security: readonly Readonly<Record<string, readonly []>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Readonly<Record<string, Body>> };
  readonly responses: Readonly<Record<string, Response | { readonly $ref: string }>>;
}

/** Describes one call. */
export async function operationOf(
  listed: ListedCall<DocumentedCall>,
  tag: string,
  schemas: JsonSchemas,
): Promise<Operation> {
  const { call, method, path, admits } = listed;
  const input = fieldsOf(call, schemas);
  const [, name = ''] = /\/([\w-]+)\.\w+$/.exec(path) ?? [];
  const description = aboutOf(listed);
  return {
    operationId: `${method}_${tag}_${name}`,
    tags: [tag],
    summary: call.summary,
    ...(description === '' ? {} : { description }),
    security: admits === 'anybody' && !call.bearer ? [] : [{ token: [] }],
    parameters: [
      ...(call.takes === 'query' ? parametersOf(call, input) : []),
      ...(listed.tagged ? [KNOWN_TAG] : []),
      ...(call.conditional ? [SEEN_TAG] : []),
    ],
    ...(call.takes === 'query' ? {} : { requestBody: { required: true, content: bodyOf(call, input) } }),
    responses: await responsesOf(listed, schemas),
  };
}

const KNOWN_TAG: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'ETag einer früheren Antwort: ist sie noch aktuell, kommt 304',
  schema: { type: 'string' },
};

const SEEN_TAG: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'ETag einer Antwort von GET: ist sie nicht mehr aktuell, kommt 409',
  schema: { type: 'string' },
};

const VENDOR_ONLY = 'Nur für Personal des Herstellers: Für alle anderen gibt es den Aufruf nicht.';

function aboutOf({ call, admits, body }: ListedCall<DocumentedCall>): string {
  const { limit } = call;
  return [
    call.about,
    call.takes !== 'query' && call.file === undefined ? `Höchstens ${body.most / 1024} KB.` : undefined,
    admits === 'vendor' ? VENDOR_ONLY : undefined,
    admits === 'session' ? 'Geht auch, solange das eigene Passwort noch zu vergeben ist.' : undefined,
    limit && `Höchstens ${limit.most} Anfragen in ${limit.minutes} Minuten von einer Adresse.`,
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}

/** The schema of what a call takes, each field with what it means. */
function fieldsOf({ input, fields }: DocumentedCall, schemas: JsonSchemas): JsonSchema {
  const { properties = {}, ...schema } = schemas.of(input, 'input');
  const meanings: Readonly<Record<string, string>> = fields;
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, json]) => [
        name,
        { ...json, description: meanings[name] ?? '' },
      ]),
    ),
  };
}

function parametersOf({ examples }: DocumentedCall, { properties = {}, required = [] }: JsonSchema) {
  const [first = {}] = Object.values(examples) as Readonly<Record<string, unknown>>[];
  return Object.entries(properties).map(([name, { description = '', ...schema }]): Parameter => {
    const example = name in first ? { example: first[name] } : {};
    return { name, in: 'query', required: required.includes(name), description, schema, ...example };
  });
}

function bodyOf({ takes, examples }: DocumentedCall, schema: JsonSchema): Record<string, Body> {
  const values = Object.entries(examples).map(([about, value]) => [about, { value }]);
  const body = { schema, examples: Object.fromEntries(values) };
  return Object.fromEntries(CONTENT_TYPES[takes].map((type) => [type, body]));
}

async function responsesOf(
  { call, admits, method, tagged }: ListedCall<DocumentedCall>,
  schemas: JsonSchemas,
): Promise<Operation['responses']> {
  const answer = await call.answer();
  const withToken = admits !== 'anybody' || call.bearer === true;
  const own = Object.entries(call.refusals ?? {}).map(([status, about]) => [status, refusal(about, schemas)]);
  return {
    200: {
      description: 'Gelungen.',
      ...(tagged ? { headers: { ETag: ETAG } } : {}),
      content: { 'application/json': { schema: schemas.of(answer, 'output') } },
    },
    ...(tagged ? { 304: { description: 'Die Antwort mit diesem ETag ist noch aktuell.' } } : {}),
    400: usualRefusal(400),
    ...(withToken ? { 401: usualRefusal(401) } : {}),
    ...(admits === 'user' || admits === 'vendor' || method !== 'get' ? { 403: usualRefusal(403) } : {}),
    ...(admits === 'vendor' ? { 404: refusal(VENDOR_ONLY, schemas) } : {}),
    ...(call.takes === 'query'
      ? { 431: usualRefusal(431) }
      : { 413: usualRefusal(413), 415: usualRefusal(415) }),
    ...(call.limit ? { 429: usualRefusal(429) } : {}),
    ...Object.fromEntries(own),
    ...(call.failure && {
      401: {
        description: call.refusals?.[401] ?? '',
        content: { 'application/json': { schema: schemas.of(call.failure(), 'output') } },
      },
    }),
  };
}

const ETAG = {
  description: 'Kennung genau dieser Bytes',
  schema: { type: 'string' },
} as const;
