import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '#platform';

/** How long the files of a version are kept after another one has taken its place: the length of a day at the counter. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** The files of one version, as the folder notes them. */
interface Version {
  readonly files: readonly string[];
  /** Instant at which another version first started; null for the one that runs. */
  readonly replaced: string | null;
}

/**
 * Keeps the browser's files of this version and of those before it in one folder, for all processes of an installation: a
 * page that is open goes on loading what its version is made of, and during an upgrade in turns an old process answers
 * with the files of the new one. Their names hold a hash of what is in them, so one folder is enough. What has been
 * replaced for a day goes, at some later start.
 *
 * @param folder ASSETS_KEEP_DIR
 * @param built where the files of this version lie
 * @returns where all of them lie
 * @throws ConfigError where the folder cannot be written
 */
export async function keepAssets(folder: string, built: string, now: Date): Promise<string> {
  try {
    return await keep(folder, built, now);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === undefined
      ? error
      : new ConfigError([`ASSETS_KEEP_DIR: ${folder} cannot be used (${code})`]);
  }
}

async function keep(folder: string, built: string, now: Date): Promise<string> {
  const [kept, notes] = [join(folder, 'files'), join(folder, 'versions')];
  for (const each of [kept, notes]) await mkdir(each, { recursive: true });
  const files = (await readdir(built)).sort();
  const own = `${createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16)}.json`;
  // Noted first: another process that clears away meanwhile leaves them.
  await writeWhole(join(notes, own), { files, replaced: null });
  const there = new Set(await readdir(kept));
  for (const file of files) {
    if (there.has(file)) continue;
    const draft = join(kept, `${file}.${randomUUID()}.part`);
    await copyFile(join(built, file), draft, constants.COPYFILE_EXCL);
    await rename(draft, join(kept, file));
  }
  await clearAway(kept, notes, own, now);
  return kept;
}

/** Notes of every other version that it has been replaced; takes those away that have been for long enough. */
async function clearAway(kept: string, notes: string, own: string, now: Date): Promise<void> {
  const needed = new Set<string>();
  for (const name of (await readdir(notes)).filter((each) => each.endsWith('.json'))) {
    const note = join(notes, name);
    const version = JSON.parse(await readFile(note, 'utf8')) as Version;
    const replaced = name === own ? null : (version.replaced ?? now.toISOString());
    if (replaced !== null && now.getTime() - Date.parse(replaced) > KEPT_MS) await rm(note, { force: true });
    else {
      for (const file of version.files) needed.add(file);
      if (replaced !== version.replaced) await writeWhole(note, { ...version, replaced });
    }
  }
  for (const file of await readdir(kept)) {
    if (needed.has(file) || (file.endsWith('.part') && (await isBeingWritten(join(kept, file))))) continue;
    await rm(join(kept, file), { force: true });
  }
}

/** Whether another process may still be at it; what a broken start has left is older. */
async function isBeingWritten(draft: string): Promise<boolean> {
  const found = await stat(draft).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs < KEPT_MS;
}

/** It appears under its name as a whole. */
async function writeWhole(file: string, version: Version): Promise<void> {
  const draft = `${file}.${randomUUID()}.part`;
  await writeFile(draft, JSON.stringify(version));
  await rename(draft, file);
}
