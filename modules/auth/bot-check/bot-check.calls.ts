import * as z from 'zod/mini';
import { defineCall, type } from '#platform/domain';
import type { BotChallenge } from './bot-verifier.ts';

/** Asks for the challenge of the bot check; documented for programs. */
export const askBotChallenge = defineCall({
  method: 'GET',
  path: 'register/challenge.php',
  admits: 'anybody',
  limit: { most: 300, minutes: 5 },
  takes: 'query',
  input: z.strictObject({}),
  answers: type<BotChallenge>(),
});

/** Hands a solution of the bot check in; documented for programs. */
export const checkBotSolution = defineCall({
  method: 'GET',
  path: 'register/checkrecaptcha.php',
  admits: 'anybody',
  limit: { most: 300, minutes: 5 },
  takes: 'query',
  input: z.strictObject({
    token: z.string('Bitte genau einmal angeben.').check(z.maxLength(10_000, 'Höchstens 10000 Zeichen.')),
  }),
  answers: type<{ readonly success: boolean }>(),
});
