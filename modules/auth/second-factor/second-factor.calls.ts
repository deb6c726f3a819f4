import { type Done, defineCall, type } from '#platform/domain';
import { firstCodeInput, proofInput } from './code-input.ts';
import type { OfferedSecret } from './totp.ts';

/** Recovery codes, shown once. */
interface GivenCodes {
  readonly recoveryCodes: readonly string[];
}

/** Starts the setup of the caller's first or another second factor. */
export const beginSecondFactor = defineCall({
  method: 'POST',
  path: 'account/second-factor/begin',
  takes: 'json',
  input: proofInput,
  answers: type<{ readonly step: string; readonly offered: OfferedSecret }>(),
});

/** Finishes the setup with the first code of the app. */
export const confirmSecondFactor = defineCall({
  method: 'POST',
  path: 'account/second-factor/confirm',
  takes: 'json',
  input: firstCodeInput,
  answers: type<GivenCodes>(),
});

/** Replaces the caller's recovery codes. */
export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: 'account/second-factor/codes',
  takes: 'json',
  input: proofInput,
  answers: type<GivenCodes>(),
});

/** Turns off the caller's second factor. */
export const turnOffSecondFactor = defineCall({
  method: 'POST',
  path: 'account/second-factor/off',
  takes: 'json',
  input: proofInput,
  answers: type<Done>(),
});
