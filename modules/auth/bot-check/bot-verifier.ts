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
