import type { Clock, Config } from '#platform';
import { ProofOfWork } from './proof-of-work.ts';
import { type AskGoogle, Recaptcha } from './recaptcha.ts';

/** What a browser needs to pass the check. */
export type BotChallenge =
  | { readonly kind: 'altcha'; readonly challenge: unknown }
  | { readonly kind: 'recaptcha'; readonly siteKey: string };

/** Tells people from programs. */
export abstract class BotVerifier {
  abstract challenge(): Promise<BotChallenge>;
  /** What the passed check is known by, so that it counts once; null where it is not passed. */
  abstract verify(token: string): Promise<string | null>;
}

/** The check of an installation: the own proof of work, or reCAPTCHA where its keys are configured. */
export function botVerifierOf(config: Config, clock: Clock, ask?: AskGoogle): BotVerifier {
  return config.recaptcha === null
    ? new ProofOfWork(config.secretKey, clock)
    : new Recaptcha(config.recaptcha, ask);
}
