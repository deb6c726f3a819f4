import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '#platform';

/** How long the files of a replaced version are kept: a working day. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** The files of a version, as recorded in the folder. */
interface Version {
  readonly files: readonly string[];
  /** When another version first started; null for the running one. */
  readonly replaced: string | null;
}

/**
 * Keeps the browser files of this and earlier versions in one folder, shared by all processes of an installation:
 * open pages can load the rest of their version, and during a rolling upgrade old processes serve the new version's
 * files. File names contain a content hash, so that one folder is enough. Files replaced for a day are removed at a
 * later start.
 *
 * @param folder ASSETS_KEEP_DIR
 * @param built folder of this version's files
 * @returns folder of all files
 * @throws ConfigError if the folder is not writable
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
  // Recorded first, so that a concurrent cleanup leaves them.
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

/** Marks all other versions as replaced; removes those replaced for long enough. */
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

/** Whether another process may still be writing it; leftovers of an aborted start are older. */
async function isBeingWritten(draft: string): Promise<boolean> {
  const found = await stat(draft).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs < KEPT_MS;
}

/** Writes a file atomically. */
async function writeWhole(file: string, version: Version): Promise<void> {
  const draft = `${file}.${randomUUID()}.part`;
  await writeFile(draft, JSON.stringify(version));
  await rename(draft, file);
}
