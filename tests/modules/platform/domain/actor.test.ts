import { describe, expect, it } from 'vitest';
import {
  type Actor,
  RIGHTS,
  requireRight,
  requireUser,
  type UserActor,
} from '../../../../modules/platform/domain/actor.ts';
import { DomainError, isDomainError } from '../../../../modules/platform/domain/errors.ts';

const user = (changes: Partial<UserActor> = {}): UserActor => ({
  kind: 'user',
  userId: 1,
  institutionId: 2,
  rights: new Set(['prod_kat']),
  admin: false,
  waiting: false,
  ...changes,
});
const operator: Actor = { kind: 'operator', name: 'root' };
const forbidden = (message: string) => expect.objectContaining({ code: 'forbidden', message });
const passwordFirst = forbidden(
  'Bitte ersetzen Sie zuerst Ihr vorläufiges Passwort durch ein eigenes, das nur Sie kennen.',
);

describe('requireRight', () => {
  const missing = forbidden('Für diese Funktion fehlt Ihnen die Berechtigung.');

  it('lets a user with the right pass', () => {
    expect(() => requireRight(user(), 'prod_kat')).not.toThrow();
  });

  it('refuses each other right, to provider staff too', () => {
    for (const right of RIGHTS.filter((each) => each !== 'prod_kat')) {
      expect(() => requireRight(user({ admin: true }), right)).toThrow(missing);
    }
  });

  it('refuses everything while the password is to be set', () => {
    expect(() => requireRight(user({ waiting: true }), 'prod_kat')).toThrow(passwordFirst);
  });

  it('lets an operator pass', () => {
    expect(() => requireRight(operator, 'prod_kat')).not.toThrow();
  });
});

describe('requireUser', () => {
  const none = forbidden('Diese Funktion steht nur angemeldeten Benutzern offen.');

  it('answers the user', () => {
    const actor = user();
    expect(requireUser(actor)).toBe(actor);
  });

  it('refuses an operator and a waiting user', () => {
    expect(() => requireUser(operator)).toThrow(none);
    expect(() => requireUser(user({ waiting: true }))).toThrow(passwordFirst);
  });
});

describe('DomainError', () => {
  it('is recognised by its code, not by its class', () => {
    const copy = Object.assign(new Error('x'), { code: 'not-found' });
    expect([new DomainError('invalid', 'x', { a: 'b' }), copy].map(isDomainError)).toEqual([true, true]);
    const others = [
      new Error('x'),
      Object.assign(new Error('x'), { code: 'ENOENT' }),
      { code: 'invalid' },
      null,
    ];
    expect(others.map(isDomainError)).toEqual([false, false, false, false]);
  });
});
