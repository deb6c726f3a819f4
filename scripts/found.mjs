/** Finds what the tests use where it is there: a Chromium, a PostgreSQL server and the tools that read PDFs. */
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import { delimiter, join } from 'node:path';

const CHROMIUM_FILES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/**
 * Debian's Chromium without a window: the same engine without a PDF viewer, for about 60 % of the processor time. The
 * program itself, not the script in /usr/bin, which stays behind as a process of its own.
 */
const HEADLESS_FILE = '/usr/lib/chromium/chromium-headless-shell';
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a Chromium; null where there is none. CHROMIUM_PATH alone counts where it is set. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => CHROMIUM_NAMES.map((name) => join(folder, name)));
  return [...CHROMIUM_FILES, ...onPath, MAC].find(isProgram) ?? null;
}

/** Path of a Chromium for pages that need no window and no PDF viewer: any, where there is none of that kind. */
export function findHeadlessChromium(env = process.env) {
  return !env.CHROMIUM_PATH && isProgram(HEADLESS_FILE) ? HEADLESS_FILE : findChromium(env);
}

const PDF_TOOLS = ['qpdf', 'pdftotext', 'pdfinfo'];

/** Those of the programs that read PDFs (qpdf, poppler-utils) which are not on the PATH. */
export function missingPdfTools(env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter);
  return PDF_TOOLS.filter((name) => !folders.some((folder) => isProgram(join(folder, name))));
}

/** MikroORM's own PostgreSQL client, so that no second one is installed. */
async function postgresClient() {
  const { resolve } = createRequire(import.meta.url);
  return createRequire(resolve('@mikro-orm/postgresql'))('pg').Client;
}

async function mayCreateDatabases(Client, connectionString) {
  const client = new Client({ connectionString, connectionTimeoutMillis: 3000 });
  // An error after the connection broke must not end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      'select rolsuper or rolcreatedb as may from pg_roles where rolname = current_user',
    );
    return rows[0]?.may === true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** URL of a PostgreSQL server on which this account may create databases; null where there is none. */
export async function findPostgres(env = process.env) {
  const Client = await postgresClient();
  const names = [...new Set([userInfo().username, 'postgres'])];
  const urls = env.TEST_POSTGRES_URL
    ? [env.TEST_POSTGRES_URL]
    : names.map((name) => `postgresql://${encodeURIComponent(name)}@127.0.0.1:5432/postgres`);
  for (const url of urls) if (await mayCreateDatabases(Client, url)) return url;
  return null;
}
