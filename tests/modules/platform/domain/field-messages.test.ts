import { expect, it } from 'vitest';
import * as z from 'zod';
import { checked } from '../../../../modules/platform/checked.ts';
import { fieldMessages, isDomainError } from '../../../../modules/platform/domain/index.ts';

it('says of a field the first thing that is wrong with it, by its whole path', () => {
  const issues = [
    { path: ['patient', 'plz'], message: 'erstens' },
    { path: ['patient', 'plz'], message: 'zweitens' },
    { path: ['lines', 2], message: 'drittens' },
    { path: [], message: 'das Ganze' },
  ];
  expect(fieldMessages(issues)).toEqual({ 'patient.plz': 'erstens', 'lines.2': 'drittens', '': 'das Ganze' });
});

it('takes a field such as __proto__ for a field', () => {
  expect(Object.keys(fieldMessages([{ path: ['__proto__'], message: 'unbekannt' }]))).toEqual(['__proto__']);
});

it('refuses what a schema refuses, with the fields and in their words', () => {
  const schema = z.strictObject({ name: z.string('Der Name fehlt.'), age: z.number('Das Alter fehlt.') });
  expect(checked(schema, { name: 'A', age: 3 })).toEqual({ name: 'A', age: 3 });
  try {
    checked(schema, {});
    expect.unreachable();
  } catch (error) {
    expect(isDomainError(error) && [error.code, error.message, error.fields]).toEqual([
      'invalid',
      'Der Name fehlt. Das Alter fehlt.',
      { name: 'Der Name fehlt.', age: 'Das Alter fehlt.' },
    ]);
  }
});
