import { productBuild, productVersion } from '#platform';

/** The versions of the product and of Node, and the build; null where the sources run as they are. */
export const readVersion = () => ({
  version: productVersion(),
  build: productBuild(),
  node: process.versions.node,
});
