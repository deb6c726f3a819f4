import { useCallback, useState } from 'react';
import type { TabPlace } from '#consultation/domain';
import { addedInWords } from '../care/added-in-words.ts';
import type { ShowProposal } from '../care/shown-proposal.ts';
import { AddQuestion } from './add-question.tsx';
import { FindNotice, type FindResult } from './find-notice.tsx';
import { ProductSearch } from './product-search.tsx';
import { type Addition, useAddition } from './use-addition.ts';
import { useScanned } from './use-scanned.ts';

/** Finds products by the field and by a scanner, and adds them to the proposal that is shown. */
export function FindInCart({ place, onShow }: { place: TabPlace; onShow: ShowProposal }) {
  const [result, setResult] = useState<FindResult | null>(null);
  const onAdded = useCallback(
    ({ product, size, place: added, cart }: Addition) => {
      onShow(added.area, added.tab);
      setResult({ words: addedInWords(product, size), cart });
    },
    [onShow],
  );
  const { add, asked, confirm, dismiss } = useAddition(place, onAdded);
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
