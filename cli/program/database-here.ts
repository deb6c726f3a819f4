/** What people call the configured database; undefined where the configuration is not usable. */
export async function databaseHere(): Promise<string | undefined> {
  const { databaseName, readConfig } = await import('#platform');
  try {
    return databaseName(readConfig(process.env).databaseUrl);
  } catch {
    return undefined;
  }
}
