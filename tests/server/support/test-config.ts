import { type Config, readConfig, VisitorTags } from '#platform';

/** The password of all demo users in the template. */
export const DEMO_PASSWORD = 'Probe-Passwort-7';

/** Environment variables under which tests run: nothing is written outside of their folder, nothing is logged. */
export function testEnv(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
    // All tests come from one address.
    RATE_LIMIT_FACTOR: '1000',
    SECRET_KEY: 'a secret key that is only for tests',
    DEMO_PASSWORD,
    DATABASE_URL: databaseUrl,
    ...env,
  };
}

/** What stands for visitors' addresses in the databases of tests. */
export const testTags = () => new VisitorTags(testEnv('').SECRET_KEY as string);

/** The configuration of those variables. */
export function testConfig(databaseUrl: string, env: Readonly<Record<string, string>> = {}): Config {
  return readConfig(testEnv(databaseUrl, env));
}
