import { berlinDay, formatDayAndMonth, formatTime } from '#platform/domain';
import type { Draft } from '../../draft/draft.ts';
import { isStale } from '../../draft/figures-decision.ts';
import type { HandedKind } from '../../papers/document-kinds.ts';
import type { PaperWay } from '../../papers/paper-list.ts';

/** One way in which a document left the program. */
export interface DocumentState {
  /** Such as 'gesichert 10:42'. */
  readonly words: string;
  /** The document would hold something else now. */
  readonly stale: boolean;
}

/** The state of a document that never left the program. */
export const NOT_MADE = 'noch nicht erstellt';

const WAYS: Readonly<Record<PaperWay, string>> = { printed: 'gedruckt', saved: 'gesichert' };

/** The ways in which a document was handed out, oldest first, the last of each; empty if in none. */
export function documentStates(
  kind: HandedKind,
  draft: Pick<Draft, 'papers' | 'documents' | 'figures'>,
  now: Date,
): readonly DocumentState[] {
  const papers = (draft.papers ?? []).filter((paper) => paper.kind === kind);
  const mailed = (draft.documents ?? []).filter((file) => file.kind === kind);
  const sent = mailed.findLast(({ email }) => email !== null);
  const unsure = mailed.findLast(({ pending }) => pending !== undefined);
  return [
    ...papers.map((paper) => ({ word: WAYS[paper.way], made: paper })),
    ...(sent ? [{ word: 'gesendet', made: sent }] : []),
    ...(unsure ? [{ word: 'Versand nicht bestätigt', made: unsure }] : []),
  ]
    .toSorted((one, other) => one.made.at - other.made.at)
    .map(({ word, made }) => ({
      words: `${word} ${timeInWords(made.at, now)}`,
      stale: isStale(made, draft),
    }));
}

/** '10:42'; the day is added unless it is today, Berlin time. */
export function timeInWords(at: number, now: Date): string {
  const moment = new Date(at);
  const time = formatTime(moment);
  return berlinDay(moment) === berlinDay(now) ? time : `${formatDayAndMonth(moment)} ${time}`;
}

/** Whether a document has left the program and still holds what it would hold now. */
export function isHandedOut(
  kind: HandedKind,
  draft: Pick<Draft, 'papers' | 'documents' | 'figures'>,
): boolean {
  const made = [...(draft.papers ?? []), ...(draft.documents ?? []).filter(({ email }) => email !== null)];
  return made.some((each) => each.kind === kind && !isStale(each, draft));
}
