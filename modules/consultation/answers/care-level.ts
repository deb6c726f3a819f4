import { ANSWER_CODES, type Answers } from './answers.ts';

/** What the Pflegegrad gives reason to say; `filed` null: unknown. Prune the answers first. */
export interface CareLevel {
  /** Pflegegrad, 1 to 5. */
  readonly level: number;
  /** Whether Pflegehilfsmittel were applied for. */
  readonly filed: boolean | null;
}

/** The recognised Pflegegrad and its application; null where there is none. */
export function careLevel({ grad, antrag }: Answers): CareLevel | null {
  // G1 is none, then they count from 1.
  const level = grad === undefined ? 0 : ANSWER_CODES.grad.indexOf(grad);
  if (level === 0) return null;
  return { level, filed: antrag === undefined ? null : antrag === 'PA1' };
}
