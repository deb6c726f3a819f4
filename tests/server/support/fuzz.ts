import * as fc from 'fast-check';
import type { JsonSchema } from '../../../apps/server/http/openapi/json-schemas.ts';
import type { ContractCall, Sent } from './contract.ts';

/** Texts that have broken programs before. */
const ODD_TEXTS = [
  ...['', ' ', '0', '-1', '1e309', 'NaN', 'null', 'true', '[]', '{}', '__proto__', 'constructor'],
  ...['\u0000', '\ud800', '\u202e', '\ufeff', '👩‍⚕️', 'ß', 'İ', '%', '%00', '../../etc/passwd', "'--", '!_%'],
  ...['0001-01-01', '2027-02-29', '9999-12-31', '1,5', '1.000,00', '-0', '2147483648', '9007199254740993'],
];
const ODD_NUMBERS = [-1, 0, 1, 0.5, -0, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 53), 1e300];

/** Ids of the demo, and near them. */
const ids = fc.integer({ min: -1, max: 12 });

const text = (longest: number) =>
  fc.oneof(
    fc.constantFrom(...ODD_TEXTS),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.nat({ max: longest + 1 }).map((length) => 'ä'.repeat(length)),
    ids.map(String),
  );

/** Values that a schema allows or nearly allows, to a depth at which the example says enough. */
function near(schema: JsonSchema, depth = 0): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? [];
  if (choices.length > 0) return fc.oneof(...choices.map((each) => near(each, depth)));
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const type = [schema.type].flat()[0];
  if (type === 'integer' || type === 'number')
    return fc.oneof(
      ids,
      fc.constantFrom(...ODD_NUMBERS),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    );
  if (type === 'boolean') return fc.boolean();
  if (type === 'string') return text(schema.maxLength ?? 300);
  if (type === 'array' && depth < 3) return fc.array(near(schema.items ?? {}, depth + 1), { maxLength: 4 });
  if (type === 'object' && depth < 3) {
    const fields = Object.entries(schema.properties ?? {}).map(
      ([name, each]) => [name, near(each, depth + 1)] as const,
    );
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  }
  return fc.jsonValue({ maxDepth: 2 });
}

/** What a form or an address can carry: texts, and files. */
function asTexts(value: unknown): unknown {
  if (value instanceof Uint8Array || typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((each) => String(each));
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * Requests for a call: its example with some fields changed, left out or added, by the schemas of the document.
 *
 * @param example one that succeeds
 */
export function requestsFor(call: ContractCall, example: Sent): fc.Arbitrary<Sent> {
  const changes = Object.entries(call.fields).map(([name, schema]) => {
    const isFile = 'contentMediaType' in schema;
    const value = isFile
      ? fc.uint8Array({ maxLength: 400 })
      : fc.oneof(
          { weight: 3, arbitrary: near(schema) },
          { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
        );
    const changed = value.map((each) => (call.place === 'json' ? each : asTexts(each)));
    return fc
      .oneof(
        { weight: 3, arbitrary: fc.constant({ [name]: example[name] }) },
        { weight: 3, arbitrary: changed.map((each) => ({ [name]: each })) },
        { weight: 1, arbitrary: fc.constant({ [name]: undefined }) },
      )
      .map((entry): Sent => entry);
  });
  const unknown = fc.option(
    fc
      .tuple(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }))
      .map(([name, value]): Sent => ({ [name]: value })),
    { nil: {}, freq: 8 },
  );
  return fc
    .tuple(fc.tuple(...changes), unknown)
    .map(([fields, more]) => Object.assign({}, example, ...fields, more) as Sent);
}
