import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  devDependencies: Record<string, string>;
};

test('the image is made of one Node, named by its digest, in the version that the project brings', () => {
  const froms = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM (\S+) AS (\S+)$/gm)];
  const stages = new Set(froms.map(([, , alias]) => alias));
  const fetched = froms.flatMap(([, image]) => (stages.has(image) ? [] : [image]));
  expect(fetched).toEqual([
    expect.stringMatching(new RegExp(`^node:${devDependencies.node}-slim@sha256:[0-9a-f]{64}$`)),
  ]);
});
