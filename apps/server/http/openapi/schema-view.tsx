import type { JsonSchema } from './json-schemas.ts';

/** More fields than that are named only: nobody reads such a table. */
const MOST_ROWS = 40;
/** Longer patterns stand in the document alone. */
const LONGEST_PATTERN = 40;
/** What such a pattern refuses is said in words. */
const NO_CONTROL_CHARACTERS = /^\^\[\^\\x00-\\x/;

const WORDS: Readonly<Record<string, string>> = {
  string: 'Text',
  integer: 'ganze Zahl',
  number: 'Zahl',
  boolean: 'true oder false',
  null: 'null',
};

/** A kind of data that the document names. */
function SchemaLink({ name }: { readonly name: string }) {
  return <a href={`#${name}`}>{name}</a>;
}

/** What a value may be, in a few words. */
function TypeWords({ schema }: { readonly schema: JsonSchema }) {
  const { $ref, anyOf, items, properties, additionalProperties, type } = schema;
  if ($ref !== undefined) return <SchemaLink name={$ref.replace(/^.*\//, '')} />;
  if (anyOf !== undefined)
    return anyOf.map((each, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the alternatives of a schema stay as they are
      <span key={index}>
        {index > 0 && ' oder '}
        <TypeWords schema={each} />
      </span>
    ));
  if (items !== undefined)
    return (
      <>
        Liste: <TypeWords schema={items} />
      </>
    );
  if (properties !== undefined) return <FieldList properties={properties} />;
  if (typeof additionalProperties === 'object')
    return (
      <>
        Objekt, zu jedem Schlüssel: <TypeWords schema={additionalProperties} />
      </>
    );
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values !== undefined) return <Values values={values} />;
  if (type === undefined) return 'beliebig';
  const words = [type].flat().map((each) => WORDS[each] ?? each);
  return `${words.join(' oder ')}${limitsOf(schema)}`;
}

function Values({ values }: { readonly values: readonly unknown[] }) {
  return values.map((value, index) => (
    <span key={String(value)}>
      {index > 0 && ', '}
      <code>{JSON.stringify(value)}</code>
    </span>
  ));
}

function limitsOf({ minLength = 0, maxLength, pattern = '', contentMediaType, format }: JsonSchema): string {
  const limits = [
    contentMediaType,
    format,
    maxLength && (minLength > 0 ? `${minLength} bis ${maxLength} Zeichen` : `höchstens ${maxLength} Zeichen`),
    NO_CONTROL_CHARACTERS.test(pattern)
      ? 'ohne Steuerzeichen'
      : pattern !== '' && pattern.length <= LONGEST_PATTERN && format === undefined && pattern,
  ].filter((limit) => typeof limit === 'string');
  return limits.length === 0 ? '' : ` (${limits.join(', ')})`;
}

function FieldList({ properties }: { readonly properties: Readonly<Record<string, JsonSchema>> }) {
  return (
    <>
      Objekt
      <ul>
        {Object.entries(properties).map(([name, schema]) => (
          <li key={name}>
            <code>{name}</code>: <TypeWords schema={schema} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** One row of a table of fields. */
export interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly description: string;
}

/** The fields of an object. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema): readonly Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    required: required.includes(name),
    schema,
    description: schema.description ?? '',
  }));
}

/** Fields as a table that scrolls by itself where it is wider than the screen. */
export function FieldTable({ label, fields }: { readonly label: string; readonly fields: readonly Field[] }) {
  if (fields.length > MOST_ROWS) {
    const names = fields.map(({ name }) => name).join(', ');
    return <p className="names">{names}</p>;
  }
  const described = fields.some(({ description }) => description !== '');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className="scroll" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Feld</th>
            <th scope="col">Pflicht</th>
            <th scope="col">Wert</th>
            {described && <th scope="col">Bedeutung</th>}
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
                <TypeWords schema={schema} />
                {schema.default !== undefined && (
                  <>
                    {' '}
                    ohne Angabe <code>{JSON.stringify(schema.default)}</code>
                  </>
                )}
              </td>
              {described && <td>{description}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A whole kind of data: a table of its fields, or what it is in words. */
export function SchemaView({ label, schema }: { readonly label: string; readonly schema: JsonSchema }) {
  if (schema.properties !== undefined) return <FieldTable label={label} fields={fieldsOf(schema)} />;
  if (schema.anyOf?.every(({ properties }) => properties !== undefined))
    return schema.anyOf.map((each, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the alternatives of a schema stay as they are
      <div key={index}>
        {index > 0 && <p>oder</p>}
        <FieldTable label={`${label}, Fall ${index + 1}`} fields={fieldsOf(each)} />
      </div>
    ));
  return (
    <div>
      <TypeWords schema={schema} />
    </div>
  );
}
