import { useState } from 'react';
import { Confirm } from '../../ui/form/saved/confirm.tsx';
import type { PriceSheet } from './price-sheet.ts';
import { priceText } from './price-text.ts';
import type { NamedSize } from './priced-product.ts';
import type { SaveEnd } from './use-price-save.ts';

interface ClearPricesProps {
  readonly sheet: PriceSheet;
  readonly busy: boolean;
  /** Number of unsaved prices. */
  readonly unsaved: number;
  readonly sizes: readonly NamedSize[];
  readonly send: (prices: Readonly<Record<string, string>> | null) => Promise<SaveEnd>;
  readonly onDone: (done: string) => void;
}

/** Deletes all own prices after a confirmation; can be undone. */
export function ClearPrices({ sheet, busy, unsaved, sizes, send, onDone }: ClearPricesProps) {
  const [asked, setAsked] = useState(false);
  const [cleared, setCleared] = useState<Readonly<Record<string, string>> | null>(null);
  const count = sheet.stored.size;
  const clear = async () => {
    const before = Object.fromEntries(
      sizes.flatMap(({ id }) => {
        const text = priceText(sheet.stored.get(id));
        return text === '' ? [] : [[id, text]];
      }),
    );
    // Set before sending: the undo button then replaces the pressed button and takes over its focus.
    setCleared(before);
    const end = await send(null);
    setAsked(false);
    if (end !== 'saved') return setCleared(null);
    sheet.discard();
    onDone('Alle eigenen Preise sind gelöscht.');
  };
  const undo = async () => {
    if (cleared === null) return;
    sheet.put(Object.entries(cleared));
    if ((await send(sheet.ready())) !== 'saved') return;
    setCleared(null);
    onDone('Die eigenen Preise sind wieder da.');
  };
  return (
    <>
      {count > 0 ? (
        <button type="button" className="button" onClick={() => setAsked(true)}>
          alle Einträge löschen
        </button>
      ) : cleared === null ? null : (
        <button type="button" className="button" onClick={() => void undo()}>
          Rückgängig
        </button>
      )}
      {asked ? (
        <Confirm
          title="Wollen Sie wirklich alles löschen?"
          lost={[
            count === 1 ? 'Ein eigener Preis' : `Alle ${count} eigenen Preise`,
            ...(unsaved === 0 ? [] : ['Was noch nicht gespeichert ist']),
          ]}
          stay="Nein"
          go="Ja"
          busy={busy}
          onStay={() => setAsked(false)}
          onGo={() => void clear()}
        >
          <p>Danach rechnet die Beratung mit den UVP.</p>
        </Confirm>
      ) : null}
    </>
  );
}
