import { faultsIn } from './fault.ts';

/** What strangers send: limits, origins, headers, files, and what operators see. */
export const edgeFaults = [
  ...faultsIn('apps/server/edge', [
    ['parse-limits.ts', 'MAX_FORM_FIELDS - 1', 'MAX_FORM_FIELDS', 'tests/server/edge'],
    ['body-limits.ts', 'bodyOf(VISITOR_BODY_BYTES)', 'bodyOf(4 * VISITOR_BODY_BYTES)', 'tests/server/edge'],
    ['forwarded-for.ts', 'addresses.findLastIndex((text) => !isAddress(text)) + 1', '0', 'tests/server/edge'],
    [
      'guard-body.ts',
      'if (received <= most) return push(chunk, encoding);',
      'return push(chunk, encoding);',
      'tests/server/edge',
    ],
    ['request-counts.ts', 'if (count <= allowed) return null;', 'return null;', 'tests/server/edge'],
  ]),
  ...faultsIn('apps/server/pages', [
    [
      '../edge/same-origin.ts',
      'new URL(origin).origin === new URL(own).origin',
      'new URL(origin).host === new URL(own).host',
      'tests/server/pages',
    ],
    [
      '../edge/same-origin.ts',
      'if (READING.has(method)) return true;',
      'return true;',
      'tests/server/pages',
      'tests/server/edge',
    ],
    [
      '../edge/session-cookie.ts',
      'httpOnly: true',
      'httpOnly: false',
      'tests/server/pages',
      'tests/server/auth',
    ],
    [
      '../edge/session-cookie.ts',
      "sameSite: 'lax'",
      "sameSite: 'none'",
      'tests/server/pages',
      'tests/server/auth',
    ],
    [
      'content-security-policy.ts',
      'frameAncestors: ["\'none\'"]',
      'frameAncestors: ["\'self\'"]',
      'tests/server/pages',
      'tests/server/edge',
    ],
  ]),
  ...faultsIn('apps/server/http/calls', [
    [
      'call.guard.ts',
      'isFromOwnPage(request, this.config.publicUrl) ? readSessionToken(headers.cookie) : null',
      'readSessionToken(headers.cookie)',
      'tests/server/calls',
    ],
    [
      'call.guard.ts',
      'if (!actor.admin) throw new HiddenCall();',
      '',
      'tests/server/calls',
      'tests/server/edge',
    ],
    [
      '../../answers/error-answer.ts',
      'if (refusal !== null) return domainErrorAnswer(refusal);',
      '',
      'tests/server/calls',
      'tests/server/operations',
    ],
    [
      'call.guard.ts',
      "reply.header('retry-after', String(wait));",
      '',
      'tests/server/register',
      'tests/server/calls',
      'tests/server/openapi',
    ],
  ]),
  ...faultsIn('modules/platform/limits', [
    [
      '../visitors/rate-limiter.ts',
      'return hits <= this.mostOf(limit) ? null : secondsLeft;',
      'return null;',
      'tests/server/calls',
    ],
    ['../visitors/rate-limiter.ts', 'endsAt, networkOf(visitor)', 'endsAt, visitor', 'tests/server/calls'],
    ['concurrency-limit.ts', 'if (own >= waitingOfParty) throw this.limits.refusal();', ''],
    ['concurrency-limit.ts', 'this.queues.delete(party);\n      this.queues.set(party, queue);', ''],
  ]),
  ...faultsIn('modules/platform/domain', [
    [
      'json-limits.ts',
      'if (depth > limits.depth)',
      'if (depth > 10 * limits.depth)',
      'tests/modules/platform/domain',
      'tests/server/edge',
    ],
    [
      'json-limits.ts',
      'if (quoted && byte === BACKSLASH) at += 1;',
      'if (quoted && byte === BACKSLASH) at += 0;',
    ],
    [
      'hidden-characters.ts',
      '!BREAKS.test(character) && !HARMLESS.test(character)',
      '!BREAKS.test(character) && false',
    ],
    ['names.ts', 'z.refine((text) => !holdsAddress(text)', 'z.refine(() => true'],
  ]),
  ...faultsIn('modules/platform/backup', [
    ['kept-backups.ts', 'if (periods.size === count) break;', 'if (periods.size > count) break;'],
    ['kept-backups.ts', '(date.getUTCDay() + 6) % 7', 'date.getUTCDay()'],
  ]),
] as const;
