import { type LeftAlone, RATE_CUT } from '#institution/domain';
import { formatDay } from '#platform/domain';

/** Why a Krankenkasse keeps its rates, in German. */
export const LEFT_ALONE: Readonly<Record<LeftAlone, string>> = {
  begun: `Sätze ab ${RATE_CUT.from.slice(0, 4)} sind schon eingetragen.`,
  'self-pay': 'Wer hier versichert ist, zahlt selbst; das Gesetz meint nur gesetzliche Krankenkassen.',
  nothing: 'Es ist nichts zu mindern.',
  full: 'Es sind schon so viele Sätze eingetragen, wie möglich sind.',
};

/** The message after lowering rates. */
export function doneInWords(lowered: readonly string[]): string {
  const day = formatDay(RATE_CUT.from);
  return lowered.length === 1
    ? `Für „${lowered[0]}“ sind Sätze ab ${day} eingetragen.`
    : `Für ${lowered.length} Krankenkassen sind Sätze ab ${day} eingetragen.`;
}
