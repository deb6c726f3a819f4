/** Finds optional tools for the tests: a Chromium, a PostgreSQL server and the PDF readers. */
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import { delimiter, join } from 'node:path';

const CHROMIUM_FILES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/**
 * Debian's headless Chromium: the same engine without a PDF viewer, for about 60 % of the processor time. The
 * binary itself, because the script in /usr/bin would remain as a process of its own.
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

/** Path of a Chromium; null if there is none. If CHROMIUM_PATH is set, only that is used. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => CHROMIUM_NAMES.map((name) => join(folder, name)));
  return [...CHROMIUM_FILES, ...onPath, MAC].find(isProgram) ?? null;
}

/**
 * Path of a Chromium for pages that need no window and no PDF viewer: headless if available, otherwise any.
 */
export function findHeadlessChromium(env = process.env) {
  return !env.CHROMIUM_PATH && isProgram(HEADLESS_FILE) ? HEADLESS_FILE : findChromium(env);
}

const PDF_TOOLS = ['qpdf', 'pdftotext', 'pdfinfo'];

/** The PDF tools (qpdf, poppler-utils) that are not on the PATH. */
export function missingPdfTools(env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter);
  return PDF_TOOLS.filter((name) => !folders.some((folder) => isProgram(join(folder, name))));
}

/** MikroORM's own PostgreSQL client, so that no second one has to be installed. */
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

/** URL of a PostgreSQL server on which this account may create databases; null if there is none. */
export async function findPostgres(env = process.env) {
  const Client = await postgresClient();
  const names = [...new Set([userInfo().username, 'postgres'])];
  const urls = env.TEST_POSTGRES_URL
    ? [env.TEST_POSTGRES_URL]
    : names.map((name) => `postgresql://${encodeURIComponent(name)}@127.0.0.1:5432/postgres`);
  for (const url of urls) if (await mayCreateDatabases(Client, url)) return url;
  return null;
}
