import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  devDependencies: Record<string, string>;
};

const froms = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM (\S+) AS (\S+)$/gm)];

test('the image is made of one Node, named by its digest, in the version that the project brings', () => {
  const stages = new Set(froms.map(([, , alias]) => alias));
  const fetched = froms.flatMap(([, image, alias]) =>
    stages.has(image) || alias === 'backup' ? [] : [image],
  );
  expect(fetched).toEqual([
    expect.stringMatching(new RegExp(`^node:${devDependencies.node}-slim@sha256:[0-9a-f]{64}$`)),
  ]);
});

test('the image for backups has the programs of the PostgreSQL that Compose runs', () => {
  const backup = froms.find(([, , alias]) => alias === 'backup')?.[1];
  expect(readFileSync('compose.yaml', 'utf8')).toContain(`    image: ${backup}\n`);
});
