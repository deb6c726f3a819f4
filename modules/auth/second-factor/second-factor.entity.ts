import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.ts';

/** The second factor that a user has set up. */
export const SecondFactor = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factor',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    /** Secret of the app, sealed with the keyring for this user alone. */
    secret: p.string().length(300),
    /** Time step of the last code that was taken: none is taken twice, nor an older one (RFC 6238, section 5.2). */
    lastStep: p.integer(),
    created: p.datetime(),
  },
});
export type SecondFactor = InferEntity<typeof SecondFactor>;

/** A recovery code that has not been used yet, by a keyed hash. */
export const RecoveryCode = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_code',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    codeHash: p.string().length(64).primary(),
  },
});
export type RecoveryCode = InferEntity<typeof RecoveryCode>;

/** What a step leads to: a session, or another second factor for somebody who has a session. */
export type StepPurpose = 'login' | 'change';

/** Somebody whose password was right, on the way to a code. Only the hash of the token is stored. */
export const SecondFactorStep = defineEntity({
  name: 'SecondFactorStep',
  tableName: 'second_factor_step',
  properties: {
    tokenHash: p.string().length(64).primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    purpose: p.string().length(10).$type<StepPurpose>(),
    /** Secret that is being set up, sealed; null where the one that is set up counts. */
    secret: p.string().length(300).nullable(),
    expires: p.datetime().index(),
    /** When the login was finished with it, and a tag of the code; null while it is open. */
    usedAt: p.datetime().nullable(),
    usedCode: p.string().length(64).nullable(),
  },
});
export type SecondFactorStep = InferEntity<typeof SecondFactorStep>;
