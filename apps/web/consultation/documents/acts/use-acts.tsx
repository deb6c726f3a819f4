import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Krankenkasse } from '#institution/domain';
import { deferredPart } from '../../../connection/deferred/deferred-part.ts';
import { usePress } from '../../../ui/basics/use-press.ts';
import { useDraftPart } from '../../draft/draft-provider.tsx';
import type { ActResult, DocumentAct } from './act.ts';

const WORK = deferredPart(async () => (await import('./document-work.tsx')).DocumentWork, 'on-demand');

export type ActState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' }
  | { readonly kind: 'done'; readonly result: ActResult };

/**
 * Prints and saves documents without showing them, and watches those handed out.
 *
 * @param onOpen called when an act ends with questions of its documents unanswered
 */
export function useActs(
  insurer: Krankenkasse | null,
  onOpen: (result: ActResult) => void = () => {},
): { readonly run: (act: DocumentAct) => void; readonly state: ActState; readonly work: ReactNode } {
  const [act, setAct] = useState<DocumentAct | null>(null);
  const [state, setState] = useState<ActState>({ kind: 'idle' });
  const [Work, setWork] = useState(() => WORK.there);
  const held = useDraftPart(({ draft }) => (draft.papers ?? draft.documents ?? []).length > 0);
  const load = useCallback(() => WORK.load().then((part) => setWork(() => part)), []);
  useEffect(() => {
    // The comparison can wait for the connection to return.
    if (held) load().catch(() => {});
  }, [held, load]);
  const { press } = usePress();
  const end = useRef(() => {});
  const run = (next: DocumentAct) =>
    void press(async () => {
      setState({ kind: 'running' });
      try {
        await load();
      } catch {
        setState({ kind: 'done', result: { ...NOTHING, act: next, failed: true } });
        return;
      }
      await new Promise<void>((resolve) => {
        end.current = resolve;
        setAct({ ...next });
      });
    });
  const onEnd = (result: ActResult) => {
    setState({ kind: 'done', result });
    end.current();
    if (result.open.length > 0) onOpen(result);
  };
  const work = Work && insurer && <Work insurer={insurer} act={act} onEnd={onEnd} />;
  return { run, state, work };
}

const NOTHING = { made: [], open: [], substituted: [], unsigned: [], notices: [] } as const;
