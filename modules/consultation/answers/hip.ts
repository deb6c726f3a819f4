import type { Answers } from './answers.ts';

/** Hip circumferences that can be answered, in cm: from a small child to beyond the largest size. */
const HIP_LIMITS = { least: 30, most: 250 } as const;

/** The hip circumference in whole cm; undefined if unanswered, or not a number within the limits. */
export function hipOf({ huefte }: Pick<Answers, 'huefte'>): number | undefined {
  const [, digits] = /^(\d{1,3})\s*(?:cm)?$/i.exec(huefte?.trim() ?? '') ?? [];
  if (digits === undefined) return undefined;
  const hip = Number(digits);
  return hip >= HIP_LIMITS.least && hip <= HIP_LIMITS.most ? hip : undefined;
}

/** The message for a hip circumference that cannot be read; null if it can, or if there is none. */
export function hipMessage(answers: Pick<Answers, 'huefte'>): string | null {
  if ((answers.huefte?.trim() ?? '') === '' || hipOf(answers) !== undefined) return null;
  return `Bitte eine ganze Zahl von ${HIP_LIMITS.least} bis ${HIP_LIMITS.most} eingeben, in Zentimetern.`;
}
