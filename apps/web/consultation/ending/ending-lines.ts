import type { Krankenkasse } from '#institution/domain';
import { timeInWords } from '../documents/state/document-state.ts';
import type { Draft } from '../draft/draft.ts';
import { isStale } from '../draft/figures-decision.ts';
import { sentTitle, wordsOf } from '../papers/document-kinds.ts';

/** What became of the documents of a consultation, under a heading each. */
export interface EndingPart {
  readonly title: string;
  readonly lines: readonly string[];
}

type Ended = Pick<Draft, 'papers' | 'documents' | 'figures'>;

/** The documents that were saved, printed, sent and deleted from the server; parts without any are left out. */
export function endingParts(draft: Ended, now: Date, insurer: Krankenkasse | null): readonly EndingPart[] {
  const papers = (draft.papers ?? []).toSorted((one, other) => one.at - other.at);
  const files = draft.documents ?? [];
  const changed = (made: Parameters<typeof isStale>[0]) =>
    isStale(made, draft) ? ', danach wurde etwas geändert' : '';
  const onPaper = (wanted: 'saved' | 'printed') =>
    papers
      .filter(({ way }) => way === wanted)
      .map(
        (paper) => `${wordsOf(paper.kind, insurer).title}, ${timeInWords(paper.at, now)}${changed(paper)}`,
      );
  const parts = [
    { title: 'Gesichert', lines: onPaper('saved') },
    { title: 'Gedruckt', lines: onPaper('printed') },
    {
      title: 'Gesendet',
      lines: files
        .filter(({ email }) => email !== null)
        .map((file) => `${sentTitle(file)} an ${file.email}, ${timeInWords(file.at, now)}${changed(file)}`),
    },
    {
      title: 'Vom Server gelöscht',
      lines: files.flatMap((file) =>
        file.deleted === undefined ? [] : [`${sentTitle(file)}, ${timeInWords(file.deleted, now)}`],
      ),
    },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}
