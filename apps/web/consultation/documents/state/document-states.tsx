import { useDraft } from '../../draft/draft-provider.tsx';
import type { HandedKind } from '../../papers/document-kinds.ts';
import { documentStates, NOT_MADE } from './document-state.ts';

/** When a document was printed, saved and sent, and whether it still holds what it would hold now. */
export function DocumentStates({ kind }: { kind: HandedKind }) {
  const { draft } = useDraft();
  const states = documentStates(kind, draft, new Date());
  if (states.length === 0) return <p className="document-state">{NOT_MADE}</p>;
  return (
    <ul className="document-state">
      {states.map(({ words, stale }) => (
        <li key={words}>
          {words}
          {stale && (
            <>
              {': '}
              <strong className="stale-mark">geändert seitdem</strong>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
