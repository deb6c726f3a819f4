import type { StoredPrices } from '#institution/domain';
import { type Cents, formatEuro } from '#platform/domain';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Failure } from '../../ui/frame-failure.tsx';
import type { PriceSheet } from './price-sheet.ts';
import type { NamedSize } from './priced-product.ts';

interface PriceConflictProps {
  readonly sheet: PriceSheet;
  readonly current: StoredPrices;
  readonly sizes: readonly NamedSize[];
  readonly busy: boolean;
  /** Saves what is typed here beside what the other has saved, and over it where both have changed one. */
  readonly onMine: () => void;
  /** Shows what the other has saved; what is typed of other sizes stays. */
  readonly onTheirs: (both: readonly string[]) => void;
}

const MOST_NAMED = 50;

/** Says what somebody else has saved meanwhile, size by size, and leaves the choice. */
export function PriceConflict({ sheet, current, sizes, busy, onMine, onTheirs }: PriceConflictProps) {
  const mine = sheet.changes();
  const changed = sizes.filter(({ id }) => (sheet.stored.get(id) ?? null) !== (current.prices[id] ?? null));
  const both = changed.filter(({ id }) => id in mine);
  return (
    <Failure answer={current}>
      <p>
        <strong>Inzwischen geändert</strong>
      </p>
      <p>
        Inzwischen wurden andere Preise gespeichert. Ihre Angaben sind noch da.{' '}
        {both.length === 0
          ? 'Es sind andere Größen als Ihre: Beides bleibt erhalten.'
          : 'Wo Sie dieselbe Größe geändert haben, entscheiden Sie, welcher Preis gilt.'}
      </p>
      <ul className="confirm-lost">
        {changed.slice(0, MOST_NAMED).map(({ id, name }) => (
          <li key={id}>
            {name}: jetzt gespeichert {inWords(current.prices[id])}
            {id in mine ? `, Ihre Angabe ${inWords(sheet.price(id))}` : ''}
          </li>
        ))}
        {changed.length > MOST_NAMED ? <li>… und {changed.length - MOST_NAMED} weitere</li> : null}
      </ul>
      <div className="row">
        <BusyButton className="button button-primary" busy={busy} onClick={onMine}>
          Meine Angaben übernehmen
        </BusyButton>
        <button type="button" className="button" onClick={() => onTheirs(both.map(({ id }) => id))}>
          Neuen Stand laden
        </button>
      </div>
    </Failure>
  );
}

const inWords = (cents: Cents | null | undefined) =>
  cents == null ? 'kein eigener Preis' : formatEuro(cents);
