import { oftenInWords } from '#consultation/domain';
import type { Cents } from '#platform/domain';
import type { Sentences } from '../languages/sentences.ts';

/** What a person pays for several proposals, in cents. */
export interface Together {
  readonly pays: Cents;
  /** What of it is paid once, and not each month. */
  readonly once: Cents;
}

/** What stands before that sum: of an exempt person who buys a washable pad, nothing is paid each month. */
export function togetherInWords(
  { pays, once }: Together,
  sentences: Pick<Sentences, 'together' | 'togetherOnce'>,
): string {
  return oftenInWords(pays, once) === 'einmalig' ? sentences.togetherOnce : sentences.together;
}
