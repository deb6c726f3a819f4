import { faultsIn } from './fault.ts';

/** Login, sessions, passwords, users and rights. */
export const accessFaults = [
  ...faultsIn('modules/auth/session', [
    ['session.service.ts', 'const IDLE_LIMIT_MS = 45 *', 'const IDLE_LIMIT_MS = 46 *'],
    ['session.service.ts', 'const TOTAL_LIMIT_MS = 12 *', 'const TOTAL_LIMIT_MS = 13 *'],
    [
      'session.service.ts',
      "return left !== null && left <= 0 ? 'trial' : null;",
      "return left !== null && left < 0 ? 'trial' : null;",
    ],
    [
      'session.service.ts',
      'if (!session.inactive && session.login_key !== null) return session;',
      'if (session.login_key !== null) return session;',
      'tests/modules/auth',
    ],
    [
      'own-sessions.service.ts',
      "const others = { user: userId, tokenHash: { $ne: hash('sha256', token, 'hex') } };",
      'const others = { user: userId };',
    ],
  ]),
  ...faultsIn('modules/auth/login', [
    ['login.service.ts', 'if (user.failed_tries >= MAX_FAILED_TRIES) return this.locked(user);', ''],
    ['login.service.ts', 'if (!user.mail_confirmed) return failure(7, mail);', ''],
    ['login.service.ts', 'if (user.inactive) return failure(5, mail);', ''],
    ['login.service.ts', 'return left !== null && left <= 0;', 'return left !== null && left < 0;'],
    [
      'login.service.ts',
      'await verifyPassword(password, hash ?? (await this.dummyHash()))',
      'hash !== null && (await verifyPassword(password, hash))',
      'tests/modules/auth/login',
      'tests/server/auth',
    ],
    ['../failed-logins/wrong-tries.ts', 'set failed_tries = failed_tries + 1', 'set failed_tries = 1'],
    [
      '../failed-logins/failed-logins.ts',
      'new Set([1, 2, 3, 4])',
      'new Set([2, 3, 4])',
      'tests/modules/auth',
      'tests/server/auth',
    ],
  ]),
  ...faultsIn('modules/auth/links', [
    ['link-tokens.ts', 'reset: 60 * MINUTE_MS', 'reset: 90 * MINUTE_MS', 'tests/modules/auth'],
    [
      'link-tokens.ts',
      'purpose, tokenHash: hashOf(token), used: false, expires: { $gt: this.clock.now() } },',
      'purpose, tokenHash: hashOf(token) },',
      'tests/modules/auth',
    ],
    [
      'link-tokens.ts',
      'return end !== null && issued < end && end <= this.clock.today();',
      'return false;',
      'tests/modules/auth',
    ],
  ]),
  ...faultsIn('modules/auth/password', [
    ['password-rule.ts', '.length >= 8', '.length >= 7'],
    ['password-rule.ts', 'PARTS.every', 'PARTS.some'],
    ['password-reset.service.ts', "await endAccess(em, userId, [purpose, 'confirm']);", ''],
    ['../session/session-row.ts', 'const CONFIRMED_MS = 10 *', 'const CONFIRMED_MS = 11 *'],
  ]),
  ...faultsIn('modules/auth/users', [
    [
      '../user-admin/require-user-room.ts',
      'if (users < paket.Nutzerlimit) return;',
      'if (users <= paket.Nutzerlimit) return;',
    ],
    [
      '../user-admin/require-user-room.ts',
      'institution: institutionId, loginKey: { $ne: null } }',
      'institution: institutionId }',
    ],
    ['../user-admin/user-admin.service.ts', 'await refuseBeyondLimit(em, where);', ''],
    [
      '../user-admin/user-admin.service.ts',
      'if (input.Mail !== present.Mail) await em.nativeDelete(LinkToken, { user: id });',
      '',
    ],
    [
      '../user-admin/users-in-scope.ts',
      '...(asking.admin ? {} : { institution: asking.institutionId }),',
      '',
    ],
    [
      '../user-admin/users-in-scope.ts',
      "if (standing === 'oneself') throw refusedAttempt('oneself-refused', ONESELF);",
      '',
    ],
    [
      '../session/end-access.ts',
      'await em.nativeDelete(SecondFactorStep, { user: userId });',
      '',
      'tests/modules/auth',
    ],
  ]),
  ...faultsIn('modules/auth/second-factor', [
    ['totp.ts', 'const WINDOW = 1', 'const WINDOW = 2'],
    [
      'code-check.ts',
      'const later = { user: userId, lastStep: { $lt: step } };',
      'const later = { user: userId };',
    ],
  ]),
  ...faultsIn('modules/platform/domain', [
    [
      'actor.ts',
      'if (!actor.rights.has(right)) {',
      'if (false) {',
      'tests/modules/platform/domain',
      'tests/modules/access.service.test.ts',
    ],
    [
      'actor.ts',
      'if (!waiting) return;',
      'return;',
      'tests/modules/platform/domain',
      'tests/modules/access.service.test.ts',
    ],
    [
      'actor.ts',
      'if (!actor.admin) throw',
      'if (false) throw',
      'tests/modules/platform/domain',
      'tests/modules/access.service.test.ts',
    ],
  ]),
  ...faultsIn('modules/institution/trial', [
    ['trial.ts', 'daysBetween(today, end)', 'daysBetween(today, end) + 1'],
  ]),
] as const;
