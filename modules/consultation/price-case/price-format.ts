import * as z from 'zod/mini';
import { priceCase } from './price-case-fields.ts';
import { PRICE_FORMAT_FIELDS } from './price-format-fields.ts';
import { expectedSchema, failedCaseSchema, priceResultSchema } from './price-result-schema.ts';

/** A JSON Schema of the draft 2020-12, as far as it is written here. */
export interface PriceFormatSchema {
  readonly [keyword: string]: unknown;
  readonly $defs: Readonly<Record<'case' | 'expected' | 'result' | 'failed', object>>;
}

interface Json {
  [keyword: string]: unknown;
  properties?: Record<string, Json>;
  items?: Json;
  prefixItems?: Json[];
  anyOf?: Json[];
  additionalProperties?: Json | boolean;
}

/**
 * The JSON Schema of the batch format, made of the schemas that check it: a line of the input (the root), what it may
 * expect, a line of the output, and one in its place where the case cannot be computed. Descriptions are German.
 */
export function priceFormatSchema(): PriceFormatSchema {
  const defs = {
    case: jsonOf(priceCase),
    expected: jsonOf(expectedSchema),
    result: jsonOf(priceResultSchema),
    failed: jsonOf(failedCaseSchema),
  };
  for (const [name, json] of Object.entries(defs)) {
    json.description = PRICE_FORMAT_FIELDS[name] ?? '';
    describe(json, name);
  }
  // To the reader it is anything: `inko price --check` alone looks into it.
  Object.assign(defs.case.properties?.expected ?? {}, {
    anyOf: [{ $ref: '#/$defs/expected' }, { type: 'null' }],
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Inkoberatung: Fälle und Ergebnisse von inko price',
    $ref: '#/$defs/case',
    $defs: defs,
  };
}

function jsonOf(schema: z.core.$ZodType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod as z.core.$ZodTypes['_zod'];
      // A record's first check only refuses a key.
      if (def.type === 'pipe' && def.out._zod.def.type === 'record')
        Object.assign(jsonSchema, jsonOf(def.out));
      // zod leaves out how many entries a list of fixed length has.
      if (def.type === 'tuple') Object.assign(jsonSchema, { items: false, minItems: def.items.length });
    },
  });
  return json as Json;
}

/** Adds what each field means, by its path without the steps into lists and maps. */
function describe(json: Json, path: string): void {
  for (const [name, each] of Object.entries(json.properties ?? {})) {
    each.description = PRICE_FORMAT_FIELDS[`${path}.${name}`] ?? '';
    describe(each, `${path}.${name}`);
  }
  const { items, prefixItems = [], anyOf = [], additionalProperties } = json;
  for (const each of [items, ...prefixItems, ...anyOf, additionalProperties])
    if (typeof each === 'object') describe(each, path);
}
