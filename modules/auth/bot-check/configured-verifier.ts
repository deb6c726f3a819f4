import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'altcha-lib/types';
import * as z from 'zod';
import type { Clock, Config } from '#platform';
import type { BotChallenge, BotVerifier } from './bot-verifier.ts';
import { type AskGoogle, Recaptcha } from './recaptcha.ts';

/** Most time between opening the form and sending it. */
const GOOD_FOR_MS = 20 * 60_000;

/** About a second of work in a browser: the number of derived keys, each with so many rounds. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, fewest: 500, most: 1_500 } as const;

const MAX_TOKEN = 4_000;

/** The used part of a solution; the signature covers the rest. */
const payload = z.looseObject({
  challenge: z.looseObject({
    parameters: z.looseObject({
      algorithm: z.literal(WORK.algorithm),
      cost: z.literal(WORK.cost),
      nonce: z.string(),
      data: z.looseObject({ until: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.int(), derivedKey: z.string() }),
});

/** A proof of work (altcha): involves no third party and no data of the visitor. */
class ProofOfWork implements BotVerifier {
  private readonly secrets: { readonly hmacSignatureSecret: string; readonly hmacKeySignatureSecret: string };

  constructor(
    secretKey: string,
    private readonly clock: Clock,
  ) {
    const derived = (name: string) => createHmac('sha256', secretKey).update(name).digest('hex');
    this.secrets = {
      hmacSignatureSecret: derived('bot check'),
      hmacKeySignatureSecret: derived('bot check key'),
    };
  }

  async challenge(): Promise<BotChallenge> {
    const challenge = await createChallenge({
      algorithm: WORK.algorithm,
      cost: WORK.cost,
      counter: randomInt(WORK.fewest, WORK.most),
      deriveKey,
      // Part of the signature. The library's own expiry uses the machine's clock.
      data: { until: this.clock.now().getTime() + GOOD_FOR_MS },
      ...this.secrets,
    });
    return { kind: 'altcha', challenge };
  }

  async verify(token: string): Promise<string | null> {
    const given = readPayload(token);
    if (given === null) return null;
    const { parameters } = given.challenge;
    if (parameters.data.until <= this.clock.now().getTime()) return null;
    const { challenge, solution } = given as unknown as Payload;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...this.secrets }).catch(
      () => ({ verified: false }),
    );
    return verified ? parameters.nonce : null;
  }
}

/** Decodes the widget's base64 JSON. */
function readPayload(token: string): z.output<typeof payload> | null {
  if (token.length > MAX_TOKEN) return null;
  try {
    return payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString())).data ?? null;
  } catch {
    return null;
  }
}

/** The bot check of an installation: the built-in proof of work, or reCAPTCHA if its keys are configured. */
export function botVerifierOf(config: Config, clock: Clock, ask?: AskGoogle): BotVerifier {
  return config.recaptcha === null
    ? new ProofOfWork(config.secretKey, clock)
    : new Recaptcha(config.recaptcha, ask);
}
