import * as z from 'zod';
import { DomainError } from '#platform/domain';
import type { BotChallenge, BotVerifier } from './bot-verifier.ts';

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
const TIMEOUT_MS = 10_000;
const MAX_TOKEN = 10_000;

/** From 0, a bot, to 1, a human; the threshold of Google's documentation. Version 2 keys have no score. */
const LEAST_SCORE = 0.5;

const answer = z.looseObject({ success: z.boolean(), score: z.optional(z.number()) });

/** Asks Google; injected for tests. */
export type AskGoogle = (url: string, form: URLSearchParams) => Promise<unknown>;

const ask: AskGoogle = async (url, body) =>
  (await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) })).json();

/** Google's reCAPTCHA, for installations with keys. */
export class Recaptcha implements BotVerifier {
  constructor(
    private readonly keys: { readonly siteKey: string; readonly secretKey: string },
    private readonly askGoogle: AskGoogle = ask,
  ) {}

  async challenge(): Promise<BotChallenge> {
    return { kind: 'recaptcha', siteKey: this.keys.siteKey };
  }

  /** @throws DomainError `unavailable` if Google does not answer */
  async verify(token: string): Promise<string | null> {
    if (token === '' || token.length > MAX_TOKEN) return null;
    const form = new URLSearchParams({ secret: this.keys.secretKey, response: token });
    const given = await this.askGoogle(VERIFY_URL, form).catch(() => null);
    const read = answer.safeParse(given);
    if (!read.success) {
      const message = 'Die Sicherheitsprüfung ist zurzeit nicht erreichbar. Bitte versuchen Sie es später.';
      throw new DomainError('unavailable', message);
    }
    const { success, score = 1 } = read.data;
    return success && score >= LEAST_SCORE ? token : null;
  }
}
