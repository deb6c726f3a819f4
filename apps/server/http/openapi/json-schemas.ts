import * as z from 'zod';
import type { Schema } from '#platform/domain';

/** A JSON Schema of the draft 2020-12, as far as it is looked into. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  contentMediaType?: string;
}

const HERE = '#/$defs/';
const COMPONENTS = '#/components/schemas/';

/** Writes zod schemas as JSON Schemas; those with a name of their own are collected and referred to. */
export class JsonSchemas {
  readonly named: Record<string, JsonSchema> = {};

  /** @param side what a call takes (`input`), or what it gives (`output`) */
  of(schema: Schema, side: 'input' | 'output'): JsonSchema {
    const json = z.toJSONSchema(schema, { io: side, unrepresentable: 'any', override: readable });
    const text = JSON.stringify(json).replaceAll(`"${HERE}`, `"${COMPONENTS}`);
    const { $schema: _, $defs = {}, ...own } = JSON.parse(text);
    Object.assign(this.named, $defs);
    return own;
  }
}

/** Says what a schema checks in as few words as a reader needs. */
function readable({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: object }): void {
  const json: JsonSchema = jsonSchema;
  const { def } = zodSchema._zod;
  // A text that goes on to another check has to pass both.
  if (def.type === 'pipe' && def.out._zod.def.type !== 'transform')
    Object.assign(json, new JsonSchemas().of(def.out, 'input'));
  // That a number is one that JSON can carry goes without saying.
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  // The format says it.
  if (json.format?.startsWith('date')) delete json.pattern;
}
