import { useCallback, useMemo, useState } from 'react';
import { isSamePlace, placeOfScan, type TabPlace } from '#consultation/domain';
import { addedInWords } from '../care/added-in-words.ts';
import type { ShowProposal } from '../care/shown-proposal.ts';
import { AddQuestion } from './add-question.tsx';
import { FindNotice, type FindResult } from './find-notice.tsx';
import { ProductSearch } from './product-search.tsx';
import { type Addition, type OpenedFor, useAddition } from './use-addition.ts';
import { useScanned } from './use-scanned.ts';

/** Finds products by the field, for the proposal that is shown, and by a scanner, for the product's own area. */
export function FindInCart({ place, onShow }: { place: TabPlace; onShow: ShowProposal }) {
  const { area, tab } = place;
  const shown = useMemo(() => ({ area, tab }), [area, tab]);
  const [result, setResult] = useState<FindResult | null>(null);
  const openedFor: OpenedFor = useCallback(
    ({ product, scanned }, facts) => (scanned ? placeOfScan(product, facts, shown) : shown),
    [shown],
  );
  const onAdded = useCallback(
    ({ product, size, place: added, cart }: Addition) => {
      // This proposal, and its notice, go with another one.
      if (isSamePlace(added, shown)) setResult({ words: addedInWords(product, size), cart });
      else onShow(added.area, added.tab);
    },
    [shown, onShow],
  );
  const { add, asked, confirm, dismiss } = useAddition(openedFor, onAdded, shown);
  const read = useScanned(add, (words) => setResult({ words, cart: null }));
  return (
    <>
      <ProductSearch onTake={add} onCode={read} />
      <FindNotice
        result={result}
        onClose={() => setResult(null)}
        onUndone={() => onShow(place.area, place.tab)}
      />
      {asked && <AddQuestion choice={asked} onConfirm={confirm} onClose={dismiss} />}
    </>
  );
}
