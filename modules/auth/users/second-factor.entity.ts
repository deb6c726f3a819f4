import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';

/** The second factor of a user. */
export const SecondFactor = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factor',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    /** Secret of the app, sealed for this user. */
    secret: p.string().length(300),
    /** Time step of the last accepted code; no code is accepted twice, nor an older one (RFC 6238, section 5.2). */
    lastStep: p.integer(),
    created: p.datetime(),
  },
});
export type SecondFactor = InferEntity<typeof SecondFactor>;

/** An unused recovery code, as a keyed hash. */
export const RecoveryCode = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_code',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    codeHash: p.string().length(64).primary(),
  },
});
export type RecoveryCode = InferEntity<typeof RecoveryCode>;

/** The goal of a step: a session, or another second factor for a logged-in user. */
export type StepPurpose = 'login' | 'change';

/** A user with the right password who still needs a code. Stores only the hash of the token. */
export const SecondFactorStep = defineEntity({
  name: 'SecondFactorStep',
  tableName: 'second_factor_step',
  properties: {
    tokenHash: p.string().length(64).primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    purpose: p.string().length(10).$type<StepPurpose>(),
    /** Secret during setup, sealed; null if the active one is used. */
    secret: p.string().length(300).nullable(),
    expires: p.datetime().index(),
    /** When the login finished, and a tag of the code; null while open. */
    usedAt: p.datetime().nullable(),
    usedCode: p.string().length(64).nullable(),
  },
});
export type SecondFactorStep = InferEntity<typeof SecondFactorStep>;
