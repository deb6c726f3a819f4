import type { RefObject } from 'react';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { ClearPrices } from './clear-prices.tsx';
import type { PriceSheet, SheetCounts } from './price-sheet.ts';
import type { NamedSize } from './priced-product.ts';
import type { PriceSave } from './use-price-save.ts';

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
