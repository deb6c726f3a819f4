import { ACCOUNTS, LETTERS, READ_BY_ALL, SORTED } from '../watched-tables.ts';

const raise = (name: string) =>
  `insert into "data_version" ("name", "version") values (${name}, 1) on conflict ("name") do update set "version" = "data_version"."version" + 1`;

/** For each institution whose rows a statement has changed, once. In one order, so that two do not wait crosswise. */
const raiseOnce = (rows: string) =>
  `insert into "data_version" ("name", "version") select 'institution:' || "institution_id", 1 from (select distinct "institution_id" from (${rows}) changed order by 1) institutions on conflict ("name") do update set "version" = "data_version"."version" + 1`;

const OLD = 'select "institution_id" from old_rows';
const NEW = 'select "institution_id" from new_rows';

const procedure = (name: string, body: string) =>
  `create function ${name}() returns trigger language plpgsql as $$ ${body} $$`;

const PROCEDURES = [
  procedure('raise_version_of_all', `begin ${raise('tg_argv[0]')}; return null; end`),
  procedure(
    'raise_version_of_institution',
    `begin if tg_op <> 'INSERT' then ${raise(`'institution:' || (to_jsonb(old) ->> tg_argv[0])`)}; end if; if tg_op <> 'DELETE' then ${raise(`'institution:' || (to_jsonb(new) ->> tg_argv[0])`)}; end if; return null; end`,
  ),
  // Once a statement: two thousand prices at once would leave as many dead versions of one row.
  procedure(
    'raise_version_of_own_prices',
    `begin if tg_op = 'INSERT' then ${raiseOnce(NEW)}; elsif tg_op = 'DELETE' then ${raiseOnce(OLD)}; else ${raiseOnce(`${OLD} union ${NEW}`)}; end if; return null; end`,
  ),
  // A form of the vendor's concerns all.
  procedure(
    'raise_version_of_contract_form',
    `declare whose int; begin if tg_op = 'DELETE' then whose := old."institution_id"; else whose := new."institution_id"; end if; ${raise("coalesce('institution:' || whose, 'contract-forms')")}; return null; end`,
  ),
];

const ofAll = Object.entries(READ_BY_ALL).map(
  ([table, name]) =>
    `create trigger "${table}_version" after insert or update or delete or truncate on "${table}" for each statement execute function raise_version_of_all('${name}')`,
);

const ofInstitution = Object.entries({ institution: 'id', own_krankenkasse: 'institution_id' }).map(
  ([table, column]) =>
    `create trigger "${table}_version" after insert or update or delete on "${table}" for each row execute function raise_version_of_institution('${column}')`,
);

const PRICE_EVENTS = {
  insert: 'referencing new table as new_rows',
  update: 'referencing old table as old_rows new table as new_rows',
  delete: 'referencing old table as old_rows',
};
const ofOwnPrices = Object.entries(PRICE_EVENTS).map(
  ([event, tables]) =>
    `create trigger "own_price_${event}_version" after ${event} on "own_price" ${tables} for each statement execute function raise_version_of_own_prices()`,
);

const ofAccounts = ACCOUNTS.map(
  ([table, update]) =>
    `create trigger "${table}_accounts" after insert or ${update} or delete or truncate on "${table}" for each statement execute function raise_version_of_all('accounts')`,
);

const FROM = Object.values(LETTERS).join('');
const TO = Object.entries(LETTERS)
  .map(([plain, letters]) => plain.repeat([...letters].length))
  .join('');

/** The key by which a text is sorted; by "C" the other letters keep their case, as in SQLite. */
const keyOf = (column: string) =>
  `replace(replace(lower(translate(${column}, '${FROM}', '${TO}') collate "C"), 'ß', 'ss'), 'ẞ', 'ss')`;

const ofKeys = Object.entries(SORTED).flatMap(([table, columns]) => {
  const set = columns.map((column) => `new."${column}_key" := ${keyOf(`new."${column}"`)};`).join(' ');
  const listed = columns.map((column) => `"${column}"`).join(', ');
  return [
    procedure(`${table}_keys`, `begin ${set} return new; end`),
    `create trigger "${table}_keys" before insert or update of ${listed} on "${table}" for each row execute function ${table}_keys()`,
  ];
});

/** Triggers that raise the version of what a write changes, and keep the keys by which lists sort. */
export const TRIGGERS: readonly string[] = [
  ...PROCEDURES,
  ...ofAll,
  ...ofInstitution,
  ...ofOwnPrices,
  'create trigger "contract_form_version" after insert or update or delete on "contract_form" for each row execute function raise_version_of_contract_form()',
  ...ofAccounts,
  ...ofKeys,
];
