import { readdirSync, readFileSync } from 'node:fs';

/** A source file of the product. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** All files of the product itself, by their path from the root. */
export const paths: readonly string[] = pathsIn('apps', 'cli', 'modules');

/** All TypeScript files of the product, with their text. */
export const sources: readonly Source[] = sourcesOf(paths);

/** The file of each face of a module, by the name that it is imported by, such as `#auth/domain`. */
export const entryPoints: Readonly<Record<string, string>> = JSON.parse(
  readFileSync('package.json', 'utf8'),
).imports;

/** All files in folders, by their path from the root; not the packages that a script has installed for itself. */
export function pathsIn(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`)
      .filter((file) => !file.split('/').includes('node_modules')),
  );
}

/** Those of some files that are code, with their text. */
export function sourcesOf(files: readonly string[]): Source[] {
  return files
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}
