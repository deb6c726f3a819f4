import { useSyncExternalStore } from 'react';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ClearPrices } from './clear-prices.tsx';
import type { PriceSheet, SheetCounts } from './price-sheet.ts';
import type { NamedSize } from './priced-product.ts';
import type { usePriceSave } from './use-price-save.ts';

interface PriceSaveRowProps {
  readonly sheet: PriceSheet;
  readonly saving: ReturnType<typeof usePriceSave>;
  readonly sizes: readonly NamedSize[];
  /** What was done last, in words. */
  readonly done: string;
  readonly onSave: () => void;
  readonly onDone: (words: string) => void;
}

/** What can be done with the prices, and how many are not saved: alone in being drawn anew at each price that is typed. */
export function PriceSaveRow({ sheet, saving, sizes, done, onSave, onDone }: PriceSaveRowProps) {
  const counts = useSyncExternalStore(sheet.watch, sheet.counts, sheet.counts);
  return (
    <div className="save-row row" data-unsaved={counts.unsaved === 0 ? 'no' : 'yes'}>
      <BusyButton className="button button-primary" busy={saving.busy} onClick={onSave}>
        speichern
      </BusyButton>
      {counts.unsaved === 0 ? null : (
        <button type="button" className="button" onClick={() => sheet.discard()}>
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

function inWords({ unsaved, wrong }: SheetCounts): string {
  const words =
    unsaved === 1 ? 'Ein Preis noch nicht gespeichert' : `${unsaved} Preise noch nicht gespeichert`;
  return wrong === 0 ? `${words}.` : `${words}, ${wrong} nicht lesbar.`;
}
