/** Content of a database or a backup. */
export interface BackupContents {
  readonly engine: 'sqlite' | 'postgresql';
  /** Names of the applied migrations, in order. */
  readonly migrations: readonly string[];
  /** Rows of each table. */
  readonly rows: Readonly<Record<string, number>>;
}

/** All rows of all tables. */
export function totalRows({ rows }: Pick<BackupContents, 'rows'>): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}

/**
 * Refuses a backup that this version cannot use.
 *
 * @param known names of the migrations of this version
 * @throws Error for another product, or a newer version
 */
export function refuseForeign(name: string, migrations: readonly string[], known: readonly string[]): void {
  const [first] = known;
  if (first === undefined || !migrations.includes(first))
    throw new Error(`${name}: is no backup of Inkoberatung`);
  const unknown = migrations.find((each) => !known.includes(each));
  if (unknown !== undefined)
    throw new Error(
      `${name}: is of a newer version (migration ${unknown}). Restore it with that version, or install it first.`,
    );
}

/** A database in words for the audit log: its newest migration and its number of rows. */
export function inShort(contents: BackupContents): Readonly<Record<'Version' | 'Zeilen', string | number>> {
  return { Version: contents.migrations.at(-1) ?? '', Zeilen: totalRows(contents) };
}
