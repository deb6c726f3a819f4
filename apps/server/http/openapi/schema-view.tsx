import { Fragment, type ReactNode } from 'react';
import type { JsonSchema } from './json-schemas.ts';

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
export const nameOf = (reference: string): string => reference.replace(/^.*\//, '');

/** One row of a table of fields. */
interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly description?: string | undefined;
}

/** An object as a table of its fields, alternatives one below the other, any other schema in words. */
export function SchemaView({ label, schema }: { readonly label: string; readonly schema: JsonSchema }) {
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
export function FieldTable({ label, fields }: { readonly label: string; readonly fields: readonly Field[] }) {
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
