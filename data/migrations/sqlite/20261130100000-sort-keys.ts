import { Migration } from '@mikro-orm/migrations';

/** Letters beside those of ASCII, by the one under which a German dictionary lists them. */
const LETTERS = {
  a: 'ÄäÀàÁáÂâÃãÅåĄą',
  c: 'ÇçĆćČč',
  e: 'ÈèÉéÊêËëĘęĚě',
  g: 'Ğğ',
  i: 'ÌìÍíÎîÏïİı',
  l: 'Łł',
  n: 'ÑñŃńŇň',
  o: 'ÖöÒòÓóÔôÕõØøŐő',
  r: 'Řř',
  s: 'ŠšŚśŞş',
  ss: 'ẞß',
  u: 'ÜüÙùÚúÛûŰűŮů',
  y: 'ÝýŸÿ',
  z: 'ŽžŹźŻż',
} as const;

const SORTED = {
  users: ['nachname', 'vorname'],
  institution: ['name', 'ort'],
  product: ['produktbezeichnung'],
} as const;

/** How many calls are nested: SQLite's parser has room for 28 where its builders have not given it more. */
const NESTED = 20;

const PAIRS = Object.entries(LETTERS).flatMap(([plain, letters]) =>
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

/** The triggers of the keys in statements that the parser of any SQLite from 3.40 on can read; the keys stay as they are. */
export class SortKeys20261130100000 extends Migration {
  override up(): void {
    for (const [table, columns] of Object.entries(SORTED)) {
      for (const event of ['insert', 'update']) this.addSql(`drop trigger "${table}_keys_${event}"`);
      const write = `begin ${keysOf(table, columns)} end`;
      this.addSql(`create trigger "${table}_keys_insert" after insert on "${table}" ${write}`);
      const changed = columns.map((column) => `new."${column}" is not old."${column}"`).join(' or ');
      this.addSql(
        `create trigger "${table}_keys_update" after update of ${columns.map((column) => `"${column}"`).join(', ')} on "${table}" when ${changed} ${write}`,
      );
    }
  }
}
