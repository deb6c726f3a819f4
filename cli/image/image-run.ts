import { type Dirent, readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ImageFile, ImageImportService, type ImportedImage } from '#catalogue';
import { hasImageEnding, IMAGE_TOO_LARGE, MAX_IMAGE_BYTES } from '#catalogue/domain';
import { UntrustedTasks } from '#platform';
import { DomainError } from '#platform/domain';
import { named } from '../output/called-from.ts';
import { rowsText } from '../output/output.ts';
import { readFailure } from '../program/input-file.ts';
import { interruptible } from '../program/interruptible.ts';
import { withServices } from '../program/open-services.ts';
import { faultHints } from '../table/fault-hints.ts';

/** The result of importing a folder of pictures, or of a dry run. */
export interface ImageRun {
  readonly files: readonly ImportedImage[];
  /** New pictures. */
  readonly added: number;
  /** Replaced pictures. */
  readonly replaced: number;
  readonly identical: number;
  /** Unusable files. */
  readonly errors: number;
  /** Whether anything was imported. */
  readonly written: boolean;
}

/**
 * Imports the pictures of a folder, by name.
 *
 * @param given the folder, relative to the caller's
 */
export async function importImages(given: string, dryRun: boolean): Promise<ImageRun> {
  const folder = named(given);
  const names = filesIn(folder, given)
    .filter((entry) => !entry.isDirectory() && hasImageEnding(entry.name))
    .map(({ name }) => name)
    .sort();
  if (names.length === 0) throw new Error(`${given} holds no .jpg or .jpeg files.`);
  const files: ImportedImage[] = [];
  const taken = () => files.filter(({ outcome }) => outcome === 'added' || outcome === 'replaced').length;
  await interruptible(
    () =>
      withServices(async (services, operator) => {
        const images = names.map((name) => imageFile(folder, name));
        try {
          for await (const each of services.get(ImageImportService).import(operator, images, !dryRun))
            files.push(each);
        } finally {
          services.get(UntrustedTasks).close();
        }
      }),
    () => `inko: broken off; ${dryRun ? 0 : taken()} of ${names.length} pictures were imported\n`,
  );
  const count = (outcome: ImportedImage['outcome']) =>
    files.filter((each) => each.outcome === outcome).length;
  const [added, replaced] = [count('added'), count('replaced')];
  return {
    files,
    added,
    replaced,
    identical: count('identical'),
    errors: count(null),
    written: !dryRun && added + replaced > 0,
  };
}

function filesIn(folder: string, given: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    const { code } = Object(error) as { code?: string };
    const reason = { ENOENT: 'no such folder', ENOTDIR: 'is no folder' }[code ?? ''] ?? readFailure(error);
    throw reason === undefined ? error : new Error(`${given}: ${reason}`, { cause: error });
  }
}

function imageFile(folder: string, file: string): ImageFile {
  const path = join(folder, file);
  const bytes = async () => {
    try {
      // Checked first, so that no larger file is read into memory.
      if ((await stat(path)).size > MAX_IMAGE_BYTES) throw new DomainError('limit', IMAGE_TOO_LARGE);
      return await readFile(path);
    } catch (error) {
      const { code } = Object(error) as { code?: string };
      if (code?.startsWith('E') !== true) throw error;
      throw new DomainError('invalid', `Die Datei kann nicht gelesen werden (${code}).`);
    }
  };
  return { file, bytes };
}

/** A result for people: each file, then totals. */
export function imagesText({ files, added, replaced, identical, errors, written }: ImageRun): string {
  const lines = [
    ...files.map(({ file, fault, outcome, products }) =>
      fault === null ? `${file}: ${outcome}, for ${products.join('; ')}` : `Fehler: ${file}: ${fault}`,
    ),
    ...faultHints(files.flatMap(({ fault }) => (fault === null ? [] : [{ message: fault }]))),
    `${added} new, ${replaced} replaced, ${identical} identical, ${errors} with errors`,
    written ? 'The pictures were imported.' : 'Nothing was changed.',
  ];
  return `${lines.join('\n')}\n`;
}

/** A result for a spreadsheet: one row per file. */
export function imageRows({ files }: ImageRun): Promise<string> {
  const rows = files.map(({ file, outcome, products, fault }) => ({ file, outcome, products, error: fault }));
  return rowsText(rows, { columns: ['file', 'outcome', 'products', 'error'], none: '' }, 'csv');
}
