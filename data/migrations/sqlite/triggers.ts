import { ACCOUNTS, LETTERS, READ_BY_ALL, SORTED } from '../watched-tables.ts';

const EVENTS = ['insert', 'update', 'delete'] as const;

const raise = (name: string) =>
  `insert into "data_version" ("name", "version") values (${name}, 1) on conflict ("name") do update set "version" = "version" + 1;`;

const trigger = (name: string, event: string, table: string, statements: string) =>
  `create trigger "${name}" after ${event} on "${table}" begin ${statements} end`;

const ofAll = Object.entries(READ_BY_ALL).flatMap(([table, name]) =>
  EVENTS.map((event) => trigger(`${table}_${event}_version`, event, table, raise(`'${name}'`))),
);

/** Raises the version of the institution that a row belongs to, before and after a change. */
function ofInstitution(table: string, nameOf: (row: 'old' | 'new') => string): string[] {
  return EVENTS.map((event) => {
    const rows = event === 'insert' ? ['new'] : event === 'delete' ? ['old'] : ['old', 'new'];
    const names = new Set(rows.map((row) => nameOf(row as 'old' | 'new')));
    return trigger(`${table}_${event}_version`, event, table, [...names].map(raise).join(' '));
  });
}

/** A form of the vendor's concerns all. */
const ownerOfForm = (row: 'old' | 'new') =>
  `case when ${row}."institution_id" is null then 'contract-forms' else 'institution:' || ${row}."institution_id" end`;
const ofForms = EVENTS.map((event) =>
  trigger(
    `contract_form_${event}_version`,
    event,
    'contract_form',
    raise(ownerOfForm(event === 'delete' ? 'old' : 'new')),
  ),
);

const ofAccounts = ACCOUNTS.flatMap(([table, update]) =>
  Object.entries({ insert: 'insert', delete: 'delete', update }).map(([name, event]) =>
    trigger(`${table}_${name}_accounts`, event, table, raise(`'accounts'`)),
  ),
);

/** How many calls are nested: SQLite's parser has room for 28 where its builders have not given it more. */
const NESTED = 20;

const PAIRS = Object.entries({ ...LETTERS, ss: 'ẞß' }).flatMap(([plain, letters]) =>
  [...letters].map((letter) => [letter, plain] as const),
);

/** The steps after `lower` that lead to the key in a column, as expressions of it. */
function steps(column: string): readonly string[] {
  return Array.from({ length: Math.ceil(PAIRS.length / NESTED) }, (_, step) =>
    PAIRS.slice(step * NESTED, (step + 1) * NESTED).reduce(
      (text, [letter, plain]) => `replace(${text}, '${letter}', '${plain}')`,
      column,
    ),
  );
}

/** Statements that write the keys of a row: all but the first leave names of ASCII alone. */
function keysOf(table: string, columns: readonly string[]): string {
  const set = (values: (column: string) => string) =>
    `update "${table}" set ${columns.map((column) => `"${column}_key" = ${values(column)}`).join(', ')} where "id" = new."id"`;
  const unfinished = columns.map((column) => `"${column}_key" glob '*[^ -~]*'`).join(' or ');
  return [
    `${set((column) => `lower(new."${column}")`)};`,
    ...steps('').map(
      (_, step) => `${set((column) => steps(`"${column}_key"`)[step] ?? '')} and (${unfinished});`,
    ),
  ].join(' ');
}

const ofKeys = Object.entries(SORTED).flatMap(([table, columns]) => {
  const listed = columns.map((column) => `"${column}"`).join(', ');
  const changed = columns.map((column) => `new."${column}" is not old."${column}"`).join(' or ');
  return [
    trigger(`${table}_keys_insert`, 'insert', table, keysOf(table, columns)),
    `create trigger "${table}_keys_update" after update of ${listed} on "${table}" when ${changed} begin ${keysOf(table, columns)} end`,
  ];
});

/** Triggers that raise the version of what a write changes, and keep the keys by which lists sort. */
export const TRIGGERS: readonly string[] = [
  ...ofAll,
  ...ofInstitution('institution', (row) => `'institution:' || ${row}."id"`),
  ...ofInstitution('own_krankenkasse', (row) => `'institution:' || ${row}."institution_id"`),
  ...ofInstitution('own_price', (row) => `'institution:' || ${row}."institution_id"`),
  ...ofForms,
  ...ofAccounts,
  ...ofKeys,
];
