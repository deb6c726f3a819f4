import type { Answers } from '#consultation/domain';

/** The answers to 'Für wen …' in words. */
export const GENDERS: Readonly<Record<NonNullable<Answers['gender']>, string>> = {
  F: 'Frau',
  M: 'Mann',
  K: 'Kind',
};
