import { type RefObject, useState } from 'react';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { Confirm } from '../../ui/form/saved/confirm.tsx';
import type { PriceSheet, SheetCounts } from './price-sheet.ts';
import { priceText } from './price-text.ts';
import type { NamedSize } from './priced-product.ts';
import type { PriceSave, SaveEnd } from './use-price-save.ts';

interface PriceSaveRowProps {
  /** Receives the focus of buttons that disappear. */
  readonly row: RefObject<HTMLDivElement>;
  readonly sheet: PriceSheet;
  readonly counts: SheetCounts;
  readonly sizes: readonly NamedSize[];
  readonly saving: PriceSave;
  /** Message about the last action. */
  readonly done: string;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onDone: (done: string) => void;
}

/** What can be done with the prices as a whole, and how many have changed; stays in sight. */
export function PriceSaveRow(props: PriceSaveRowProps) {
  const { row, sheet, counts, sizes, saving, done, onSave, onDiscard, onDone } = props;
  return (
    <div ref={row} className="save-row row" data-unsaved={counts.unsaved === 0 ? 'no' : 'yes'}>
      <BusyButton
        className="button button-primary"
        busy={saving.busy}
        aria-keyshortcuts="Control+S"
        onClick={onSave}
      >
        speichern
      </BusyButton>
      {counts.unsaved === 0 ? null : (
        <button type="button" className="button" onClick={onDiscard}>
          Verwerfen
        </button>
      )}
      <ClearPrices
        sheet={sheet}
        busy={saving.busy}
        unsaved={counts.unsaved}
        sizes={sizes}
        send={saving.send}
        onDone={onDone}
      />
      <p role="status" className="form-state">
        {counts.unsaved > 0 ? inWords(counts) : done}
      </p>
    </div>
  );
}

const inWords = ({ unsaved, wrong }: SheetCounts): string =>
  `geändert: ${unsaved}${wrong === 0 ? '' : `, davon nicht lesbar: ${wrong}`}`;

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
function ClearPrices({ sheet, busy, unsaved, sizes, send, onDone }: ClearPricesProps) {
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
