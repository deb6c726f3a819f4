import { useEffect } from 'react';
import type { DocumentInput } from '#pdf/domain';
import { useDraftActions, useDraftPart } from '../../draft/draft-provider.tsx';
import { pdfMaker } from '../pdf/browser-pdf-maker.ts';
import { securedBy } from '../sending/secured-by.ts';
import { comparable, comparing } from './content-check.ts';

/** Compares the documents handed out with what they would hold now, after each change. */
export function useContentCheck(input: DocumentInput): void {
  const { note } = useDraftActions();
  const draft = useDraftPart((state) => state.draft);
  useEffect(() => {
    const held = comparable(draft);
    if (held.length === 0) return;
    let gone = false;
    const orders = held.map(({ kind, proposals }) => ({
      kind,
      input: { ...input, ...draft.application, proposals },
      signatures: draft.signatures?.[kind],
    }));
    pdfMaker.contentsOf(orders).then(
      (contents) => {
        if (gone) return;
        const now = held.map((document, index) => ({
          ...document,
          content: contents[index],
          parts: orders.slice(index, index + 1).flatMap((order) => securedBy(order, draft.cart)),
        }));
        note(comparing(draft, now));
      },
      // Not loaded, for example without a connection: what was marked by the change itself stays.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [draft, input, note]);
}
