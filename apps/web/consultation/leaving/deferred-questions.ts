import { deferredPart } from '../../connection/deferred-part.ts';

/** The questions before something is lost. Nobody is asked at first sight, so no first screen waits for them. */
export const QUESTIONS = deferredPart(() => import('../questions/questions.ts'));

export type Questions = NonNullable<typeof QUESTIONS.there>;
