/** The software bill of materials: npm's own, of those packages that are delivered. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { deliveredPackages } from './delivered-packages.mjs';

/** npm marks by this what package.json lists for development, which is built into files all the same. */
const FOR_DEVELOPMENT = 'cdx:npm:package:development';

/**
 * Makes the bill of materials, CycloneDX as JSON. Asks no registry: package-lock.json says all.
 *
 * @param {string} [root] folder of the product
 * @returns {object}
 * @throws Error where npm has no command `sbom` yet
 */
export function billOfMaterials(root = '.') {
  const whole = JSON.parse(
    execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const { name, version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const { component } = whole.metadata;
  const delivered = new Map(deliveredPackages(root).map((each) => [purlOf(each), each]));
  const components = whole.components
    .filter(({ purl }) => delivered.has(purl))
    .map((each) => ({
      ...each,
      // npm gives the name under which package.json knows it.
      name: delivered.get(each.purl).name,
      scope: delivered.get(each.purl).isOptional ? 'optional' : 'required',
      properties: each.properties.filter((property) => property.name !== FOR_DEVELOPMENT),
    }));
  const known = new Set([component['bom-ref'], ...components.map((each) => each['bom-ref'])]);
  return {
    ...whole,
    // npm calls it as the folder is called.
    metadata: { ...whole.metadata, component: { ...component, type: 'application', name, version } },
    components,
    dependencies: whole.dependencies
      .filter(({ ref }) => known.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => known.has(each)) })),
  };
}

/** The address of a package as npm writes it: `pkg:npm/%40scope/name@1.0.0`. */
const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
