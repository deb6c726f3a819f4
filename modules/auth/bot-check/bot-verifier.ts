/** The challenge for the browser. */
export type BotChallenge =
  | { readonly kind: 'altcha'; readonly challenge: unknown }
  | { readonly kind: 'recaptcha'; readonly siteKey: string };

/** Tells humans from bots. */
export abstract class BotVerifier {
  abstract challenge(): Promise<BotChallenge>;
  /** Id of the passed check, so that it counts once; null if it failed. */
  abstract verify(token: string): Promise<string | null>;
}
