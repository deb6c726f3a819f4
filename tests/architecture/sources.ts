import { readdirSync, readFileSync } from 'node:fs';

/** A source file of the product. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** All files of the product itself, by their path from the root. */
export const paths: readonly string[] = ['apps', 'cli', 'modules'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`),
);

/** All TypeScript files of the product, with their text. */
export const sources: readonly Source[] = paths
  .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
