import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { type Import, importsOf } from './imports.ts';
import { sources } from './sources.ts';

/** What stands beside or around the consultation: settings and administration load these, and nothing of it. */
const OUTSIDE = /^apps\/web\/(administration|connection|frame|session|ui)\//;
/** Its calls are declared by themselves: who makes one loads its schema. */
const CONSULTATION = /^(apps\/web\/consultation\/|#consultation(?!\/calls$))/;

/** What the vendor changes of it is entered by its own rules, which load nothing else of it. */
const FORMS_OF_IT = 'apps/web/administration/definitions/definition-forms.ts';

/** A static import of the consultation from outside of it; what is loaded when it is wanted may be of it. */
function leads({ file, target }: Import, text: string): boolean {
  if (target === null || !OUTSIDE.test(file) || file === FORMS_OF_IT) return false;
  const path = target.startsWith('.') ? posix.join(posix.dirname(file), target) : target;
  return CONSULTATION.test(path) && !text.includes(`import('${target}')`);
}

const found = (file: string, text: string) =>
  importsOf(file, text)
    .filter((imported) => !imported.typeOnly && leads(imported, text))
    .map(({ line, target }) => `${file}:${line} ${target}`);

test('nothing outside of the consultation imports it', () => {
  expect(sources.flatMap(({ file, text }) => found(file, text))).toEqual([]);
});

test('an import from outside is found', () => {
  expect(found('apps/web/frame/x.ts', "import { a } from '../consultation/draft.ts';")).toHaveLength(1);
  expect(found('apps/web/ui/x.ts', "import { a } from '#consultation/domain';")).toHaveLength(1);
  expect(found('apps/web/administration/x.ts', "import { a } from '#consultation/calls';")).toEqual([]);
  expect(found('apps/web/session/x.ts', "import type { A } from '../consultation/draft.ts';")).toEqual([]);
  expect(found('apps/web/session/x.ts', "await import('../consultation/draft.ts');")).toEqual([]);
});
