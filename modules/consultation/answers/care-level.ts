import { ANSWER_CODES, type Answers } from './answers.ts';

/** What the Pflegegrad entitles to; `filed` null: unknown. Prune the answers first. */
export interface CareLevel {
  /** Pflegegrad, 1 to 5. */
  readonly level: number;
  /** Whether Pflegehilfsmittel were applied for. */
  readonly filed: boolean | null;
}

/** The recognised Pflegegrad and its application; null without one. */
export function careLevel({ grad, antrag }: Answers): CareLevel | null {
  // G1 is 'no Pflegegrad'; the index of the others is their level.
  const level = grad === undefined ? 0 : ANSWER_CODES.grad.indexOf(grad);
  if (level === 0) return null;
  return { level, filed: antrag === undefined ? null : antrag === 'PA1' };
}
