import { formatMoment } from '#platform/domain';
import { useDraft } from '../draft/draft-provider.tsx';
import { isStale } from '../draft/figures-decision.ts';
import type { DocumentKind } from './kinds/document-kinds.ts';
import type { PaperWay } from './sent/paper-list.ts';
import { StaleMark } from './stale-mark.tsx';

const WAYS: Readonly<Record<PaperWay, string>> = { printed: 'Gedruckt', saved: 'Gespeichert' };

/** When a document was last printed and saved, and whether it still matches the screen. */
export function HandedOut({ kind }: { kind: DocumentKind }) {
  const { draft } = useDraft();
  const papers = (draft.papers ?? []).filter((paper) => paper.kind === kind);
  if (papers.length === 0) return null;
  return (
    <ul className="handed-out">
      {papers.map((paper) => (
        <li key={paper.way}>
          <p className="field-hint">
            {WAYS[paper.way]} {formatMoment(paper.at)}
            {isStale(paper, draft) && <StaleMark />}
          </p>
        </li>
      ))}
    </ul>
  );
}
