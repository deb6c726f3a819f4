import { productBuild, productVersion } from '#platform';

/** The versions of the product and of Node, and the build. */
export interface Versions {
  readonly version: string;
  /** Null where the sources run as they are. */
  readonly build: string | null;
  readonly node: string;
}

/** Reads which version this is. */
export const readVersion = (): Versions => ({
  version: productVersion(),
  build: productBuild(),
  node: process.versions.node,
});
