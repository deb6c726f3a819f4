import type { Clock, Config } from '#platform';
import type { BotVerifier } from './bot-verifier.ts';
import { ProofOfWork } from './proof-of-work.ts';
import { type AskGoogle, Recaptcha } from './recaptcha.ts';

/** The bot check of an installation: the built-in proof of work, or reCAPTCHA if its keys are configured. */
export function botVerifierOf(config: Config, clock: Clock, ask?: AskGoogle): BotVerifier {
  return config.recaptcha === null
    ? new ProofOfWork(config.secretKey, clock)
    : new Recaptcha(config.recaptcha, ask);
}
