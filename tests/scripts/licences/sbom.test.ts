import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { billOfMaterials } from '../../../tools/licences/bill-of-materials.mjs';
import { deliveredPackages } from '../../../tools/licences/delivered-packages.mjs';

/** What CycloneDX 1.5 requires, and what a reader of it looks for: name, version, address, licence and sum of each. */
const schema = z.looseObject({
  $schema: z.url(),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  serialNumber: z.string().regex(/^urn:uuid:[\da-f-]{36}$/),
  version: z.literal(1),
  metadata: z.looseObject({
    timestamp: z.iso.datetime(),
    component: z.looseObject({ type: z.literal('application'), name: z.literal('inkoberatung') }),
  }),
  components: z.array(
    z.looseObject({
      'bom-ref': z.string().min(1),
      type: z.literal('library'),
      name: z.string().min(1),
      version: z.string().regex(/^\d+\.\d+\.\d+/),
      scope: z.enum(['required', 'optional']),
      purl: z.string().startsWith('pkg:npm/'),
      licenses: z.array(
        z.union([
          z.strictObject({ license: z.looseObject({ id: z.string() }) }),
          z.strictObject({ expression: z.string() }),
        ]),
      ),
      hashes: z.array(
        z.strictObject({ alg: z.literal('SHA-512'), content: z.string().regex(/^[\da-f]{128}$/) }),
      ),
    }),
  ),
  dependencies: z.array(z.strictObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

let bill: z.infer<typeof schema>;
beforeAll(() => {
  bill = schema.parse(billOfMaterials());
});

test('the bill of materials names each package that is delivered, and no other', () => {
  const named = bill.components.map(({ name, version }) => `${name} ${version}`);
  const delivered = deliveredPackages().map(({ name, version }) => `${name} ${version}`);
  expect([...new Set(named)].sort()).toEqual([...new Set(delivered)].sort());
});

test('its references lead to what it names', () => {
  const { component } = bill.metadata;
  const known = new Set([...bill.components.map((each) => each['bom-ref']), component['bom-ref']]);
  const used = bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  expect(used.filter((each) => !known.has(each))).toEqual([]);
  const own = bill.dependencies.find(({ ref }) => ref === component['bom-ref'])?.dependsOn ?? [];
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const name of Object.keys(dependencies))
    expect([name, own.some((each) => each.startsWith(`${name}@`))]).toEqual([name, true]);
});
