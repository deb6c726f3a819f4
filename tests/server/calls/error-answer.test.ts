import { HttpException, PayloadTooLargeException } from '@nestjs/common';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { DomainError, type ErrorCode } from '#platform/domain';
import { errorAnswer } from '../../../apps/server/answers/error-answer.ts';
import { loggedFailure } from '../../../apps/server/operations/failure-log.ts';

const STATUS: Record<ErrorCode, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'password-needed': 403,
  'not-found': 404,
  conflict: 409,
  limit: 429,
  unavailable: 503,
};

describe('a failed call is answered', () => {
  test.each(Object.entries(STATUS))('with %s -> %d', (code, status) => {
    expect(errorAnswer(new DomainError(code as ErrorCode, 'Grund.'))).toEqual({
      status,
      body: { error: code, message: 'Grund.' },
    });
  });

  test('with the fields it is about', () => {
    const fields = { mail: 'Diese E-Mail-Adresse wird bereits verwendet.' };
    expect(errorAnswer(new DomainError('conflict', 'Vergeben.', fields)).body).toEqual({
      error: 'conflict',
      message: 'Vergeben.',
      fields,
    });
  });

  test('with what is there after a conflict', () => {
    const error = Object.assign(new DomainError('conflict', 'Geändert.'), { current: { version: 2 } });
    expect(errorAnswer(error).body).toEqual({
      error: 'conflict',
      message: 'Geändert.',
      current: { version: 2 },
    });
  });

  test('with the fields that a schema refuses', () => {
    const schema = z.strictObject({ user: z.object({ plz: z.string().regex(/^\d{5}$/, 'Fünf Ziffern.') }) });
    const { error } = schema.safeParse({ user: { plz: '1' } });
    expect(errorAnswer(error)).toEqual({
      status: 400,
      body: {
        error: 'invalid',
        message: 'Bitte überprüfen Sie Ihre Eingaben.',
        fields: { 'user.plz': 'Fünf Ziffern.' },
      },
    });
  });

  test('in German where HTTP itself refuses it', () => {
    expect(errorAnswer(new PayloadTooLargeException('request entity too large'))).toEqual({
      status: 413,
      body: { error: 'invalid', message: 'Die Anfrage ist zu groß.' },
    });
    expect(errorAnswer(Object.assign(new Error('Unexpected token'), { statusCode: 400 }))).toEqual({
      status: 400,
      body: { error: 'invalid', message: 'Die Anfrage ist nicht lesbar.' },
    });
  });

  test.each([
    new TypeError('password Geheim is not a function'),
    Object.assign(new Error('duplicate key (mail)=(a@b.example)'), { code: '23505' }),
    new HttpException('Geheim', 502),
    'Geheim',
    null,
    undefined,
  ])('without any detail where nobody foresaw it: %s', (error) => {
    expect(errorAnswer(error)).toEqual({
      status: 500,
      body: {
        error: 'failed',
        message: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
      },
    });
  });
});

describe('a failure in the log', () => {
  test('has its kind, code and place, and not its message', () => {
    const error = Object.assign(new RangeError('Key (mail)=(a@b.example)\n    at Erika (Mustermann:1:1)'), {
      code: '23505',
      detail: 'a@b.example',
    });
    const logged = loggedFailure(error);
    expect(logged).toMatchObject({ type: 'RangeError', code: '23505', message: '' });
    expect(logged.stack).toMatch(/^at .*error-answer\.test\.ts:\d+/);
    expect(JSON.stringify(logged)).not.toMatch(/a@b|Erika/);
  });

  test('has its message where that stands in the source, or the engine speaks of code', () => {
    const typed = 'Erika Mustermann';
    const record: Record<string, { price: number } | undefined> = {};
    const failures: readonly (readonly [() => unknown, string])[] = [
      [() => raise(new Error('The figures were not ready.')), 'The figures were not ready.'],
      [() => raise(new Error(`No user ${typed}.`)), ''],
      [() => record.none?.price ?? (record.none as never as { price: number }).price, ENGINE],
      [() => (record as never)[typed][typed], ENGINE],
      [() => 'x' in (typed as never), ''],
      [() => JSON.parse(typed), ''],
      [() => raise(Object.assign(new Error('The figures were not ready.'), { code: 'X' })), ''],
    ];
    for (const [fail, message] of failures) {
      const logged = loggedFailure(caught(fail));
      expect([logged.type, logged.message]).toEqual([logged.type, message]);
      expect(JSON.stringify(logged)).not.toContain('Erika');
      expect(logged.stack).toMatch(/tests\/server\/calls\/error-answer\.test\.ts:\d+/);
    }
  });

  test.each([['text'], [null], [undefined]])('may be anything: %s', (error) => {
    expect(() => JSON.stringify(loggedFailure(error))).not.toThrow();
  });
});

const ENGINE = "Cannot read properties of undefined (reading '…')";

function raise(error: Error): never {
  throw error;
}

function caught(fail: () => unknown): unknown {
  try {
    return fail();
  } catch (error) {
    return error;
  }
}
