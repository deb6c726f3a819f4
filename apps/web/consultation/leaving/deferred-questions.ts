import { deferredPart } from '../../connection/deferred-part.ts';

/** The questions before data is lost. None is asked on the first screen, so they are loaded later. */
export const QUESTIONS = deferredPart(() => import('../questions/questions.ts'));

export type Questions = NonNullable<typeof QUESTIONS.there>;
