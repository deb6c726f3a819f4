import { describe, expect, it } from 'vitest';
import { objection } from './import-rules.ts';
import { importsOf, impuritiesOf } from './imports.ts';
import { rulesOf } from './rules.ts';

/** Files of this folder stand for those that a domain face reaches. */
const isRule = (file: string) => /^modules\/[a-z]+\/domain\//.test(file);

/** The objections to one planted line in a file. */
const refused = (file: string, text: string) =>
  importsOf(file, text).filter((imported) => objection(imported, isRule) !== null).length;

describe('a planted violation is found', () => {
  it.each([
    ['upwards', 'modules/catalogue/services/a.ts', "import { x } from '#consultation';"],
    ['upwards, as a type', 'modules/catalogue/services/a.ts', "import type { X } from '#consultation';"],
    ['sideways', 'modules/catalogue/domain/a.ts', "import { x } from '#institution/domain';"],
    ['into the top floor', 'modules/auth/services/a.ts', "import { prepareDatabase } from '#setup';"],
    [
      'past the face',
      'modules/consultation/domain/a.ts',
      "import { x } from '../../catalogue/domain/product.ts';",
    ],
    ['past the face, by a type', 'cli/a.ts', "type X = import('../modules/auth/services/b.ts').X;"],
    ['past the face, late', 'cli/a.ts', "const x = await import('../modules/auth/services/b.ts');"],
    ['past the face, by require', 'cli/a.ts', "const x = require('../modules/auth/index.ts');"],
    ['past the face, by assignment', 'cli/a.ts', "import x = require('../modules/auth/index.ts');"],
    ['past the face, passing it on', 'apps/server/a.ts', "export * from '../../modules/auth/index.ts';"],
    ['an entry point that does not exist', 'cli/a.ts', "import { x } from '#auth/services';"],
    ['a module that does not exist', 'cli/a.ts', "import { x } from '#attic';"],
    ['its own entry point', 'modules/auth/services/a.ts', "import { User } from '#auth';"],
    [
      'its own pure entry point',
      'modules/auth/services/a.ts',
      "import type { Visitor } from '#auth/domain';",
    ],
    ['its own face', 'modules/auth/services/a.ts', "import { User } from '../index.ts';"],
    ['its own pure face', 'modules/auth/services/a.ts', "import { x } from '../domain/index.ts';"],
    ['its own face in a rule', 'modules/auth/domain/a.ts', "import type { X } from './index.ts';"],
    ['Nest in a rule', 'modules/auth/domain/a.ts', "import { Injectable } from '@nestjs/common';"],
    [
      'the database in a rule',
      'modules/auth/domain/a.ts',
      "import type { EntityManager } from '@mikro-orm/core';",
    ],
    ['Node in a rule', 'modules/auth/domain/a.ts', "import { join } from 'node:path';"],
    ['Node in a rule, without its prefix', 'modules/auth/domain/a.ts', "import { join } from 'path';"],
    ['a server face in a rule', 'modules/consultation/domain/a.ts', "import type { X } from '#catalogue';"],
    ['data in a rule', 'modules/auth/domain/a.ts', "import x from '../../../data/definitions/access.json';"],
    ['a server face in a screen', 'apps/web/routes/a.tsx', "import { LoginService } from '#auth';"],
    ['a face loaded for its type', 'apps/web/routes/a.tsx', "import { type LoginService } from '#auth';"],
    ['the setup in a screen', 'apps/web/routes/a.tsx', "import type { Demo } from '#setup';"],
    ['the database in a screen', 'apps/web/routes/a.tsx', "import { MikroORM } from '@mikro-orm/core';"],
    ['the server in a screen', 'apps/web/routes/a.tsx', "import type { X } from '../../server/main.ts';"],
    ['a screen in the server', 'apps/server/a.ts', "import { pass } from '../web/guard.ts';"],
    ['the context in the server', 'apps/server/a.ts', "import type { X } from '../web/context.ts';"],
    [
      'what a page is handed, as a value',
      'apps/web/context.ts',
      "import { X } from '../server/pages/web-services.ts';",
    ],
    [
      'what a page is handed, past the context',
      'apps/web/routes/a.tsx',
      "import type { X } from '../../server/pages/web-services.ts';",
    ],
    ['an app in a module', 'modules/auth/services/a.ts', "import { x } from '../../../apps/server/main.ts';"],
    ['an app in the command line', 'cli/a.ts', "import type { X } from '../apps/server/main.ts';"],
    ['the command line in an app', 'apps/server/a.ts', "import { x } from '../../cli/main.ts';"],
    ['a test in the product', 'cli/a.ts', "import { x } from '../tests/server/support/engines.ts';"],
    ['React in a module', 'modules/pdf/services/a.ts', "import { createElement } from 'react';"],
    ['a computed import', 'modules/auth/services/a.ts', 'const x = await import(name);'],
  ])('%s', (_, file, text) => {
    expect(refused(file, text)).toBe(1);
  });

  it.each([
    'new Date()',
    'Date.now()',
    'Math.random()',
    'performance.now()',
    'process.env.TZ',
    'fetch("/")',
    'crypto.randomUUID()',
  ])('a rule that asks the world: %s', (text) => {
    expect(impuritiesOf('modules/auth/domain/a.ts', `export const x = () => ${text};`)).toHaveLength(1);
  });
});

describe('what is allowed passes', () => {
  it.each([
    [
      'modules/consultation/domain/a.ts',
      "import { x } from '#catalogue/domain'; import * as z from 'zod/mini';",
    ],
    [
      'modules/consultation/services/a.ts',
      "import { x } from '#catalogue'; import { y } from '../domain/cart.ts';",
    ],
    ['modules/setup/a.ts', "import x from '../../data/institution/demo.json' with { type: 'json' };"],
    [
      'apps/web/routes/a.tsx',
      "import type { X } from '#auth'; import { y } from '#auth/domain'; import 'react';",
    ],
    ['apps/web/routes/a.tsx', "import css from '../styles/index.css?url';"],
    ['apps/server/a.ts', "import { y } from '#setup';"],
    ['apps/web/context.ts', "import type { X } from '../server/pages/web-services.ts';"],
    ['cli/a.ts', "import { x } from '#consultation'; const y = await import('./b.ts');"],
  ])('in %s: %s', (file, text) => {
    expect(refused(file, text)).toBe(0);
  });

  it('a date that is handed in', () => {
    expect(
      impuritiesOf('modules/auth/domain/a.ts', 'export const x = (day: string) => new Date(day);'),
    ).toEqual([]);
  });
});

describe('a file that a domain face reaches', () => {
  const planted = (face: string) => [
    { file: 'modules/auth/domain.ts', text: face },
    { file: 'modules/auth/users/rule.ts', text: "import type { User } from './user.entity.ts';" },
    { file: 'modules/auth/users/user.entity.ts', text: "import { defineEntity } from '@mikro-orm/core';" },
  ];
  const objections = (face: string) => {
    const files = planted(face);
    const rules = rulesOf(files, ['./modules/auth/domain.ts', './modules/auth/index.ts']);
    return files
      .flatMap(({ file, text }) => importsOf(file, text))
      .filter((imported) => objection(imported, (file) => rules.has(file)) !== null)
      .map(({ file }) => file);
  };

  it('is a rule, so the server part is found behind it', () => {
    expect(objections("export { rule } from './users/rule.ts';")).toEqual([
      'modules/auth/users/user.entity.ts',
    ]);
  });

  it('is none where no face reaches it', () => {
    expect(objections("export { x } from './users/x.ts';")).toEqual([]);
  });

  it('is one if it is a record', () => {
    const files = [{ file: 'modules/auth/users/a.record.ts', text: '' }];
    expect([...rulesOf(files, [])]).toEqual(['modules/auth/users/a.record.ts']);
  });
});
