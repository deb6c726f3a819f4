import { useEffect, useRef } from 'react';
import { readOwnPrice } from '#institution/domain';
import { type Cents, formatEuro } from '#platform/domain';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { Failure } from '../../ui/form/failure.tsx';
import { AllOfOneSide } from '../../ui/form/saved/all-of-one-side.tsx';
import { BothValues } from '../../ui/form/saved/both-values.tsx';
import type { Side } from '../../ui/form/saved/use-conflict.ts';
import { type MetPrices, sideOfPrice } from './met-prices.ts';
import type { PriceSheet } from './price-sheet.ts';
import type { NamedSize } from './priced-product.ts';

interface PriceConflictProps {
  readonly sheet: PriceSheet;
  readonly met: MetPrices;
  /** Changes with each conflict. */
  readonly answer: unknown;
  readonly sizes: readonly NamedSize[];
  readonly busy: boolean;
  readonly onChoose: (ids: readonly string[], side: Side) => void;
  readonly onSave: () => void;
  /** Discards the typed prices. */
  readonly onTheirs: () => void;
}

const MOST_NAMED = 50;

/**
 * Shows what somebody else has saved meanwhile: changes to different sizes are merged, changes to the same
 * size need a decision.
 */
export function PriceConflict(props: PriceConflictProps) {
  const { sheet, met, answer, sizes, busy, onChoose, onSave, onTheirs } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (met.attempt > 0) box.current?.querySelector<HTMLElement>('[aria-invalid] input')?.focus();
  }, [met.attempt]);
  const taken = sizes.filter(({ id }) => met.taken.has(id));
  const asked = sizes.filter(({ id }) => met.asked.has(id));
  const open = asked.filter(({ id }) => sideOfPrice(sheet, met, id) === null);
  // Undecided ones come first when the list is cut off.
  const shown = asked.length <= MOST_NAMED ? asked : open.slice(0, MOST_NAMED);
  return (
    <Failure answer={answer}>
      <p>
        <strong>Inzwischen geändert</strong>
      </p>
      <p>
        Inzwischen wurden andere Preise gespeichert.{' '}
        {asked.length === 0
          ? 'Es sind andere Größen als Ihre: Beides bleibt erhalten.'
          : 'Wo Sie dieselbe Größe geändert haben, entscheiden Sie, welcher Preis gilt. Ihre anderen Angaben sind noch da.'}
      </p>
      {taken.length === 0 ? null : (
        <>
          <p>Von jemand anderem geändert und hier schon eingetragen:</p>
          <ul className="confirm-lost">
            {taken.slice(0, MOST_NAMED).map(({ id, name }) => (
              <li key={id}>
                {name}: <strong>{inWords(sheet.stored.get(id))}</strong> (vorher: {inWords(met.taken.get(id))}
                )
              </li>
            ))}
            {taken.length > MOST_NAMED ? <li>… und {taken.length - MOST_NAMED} weitere</li> : null}
          </ul>
        </>
      )}
      <div ref={box} className="stack">
        {shown.map(({ id, name }) => (
          <BothValues
            key={id}
            label={name}
            mine={typedInWords(sheet, met, id)}
            theirs={inWords(sheet.stored.get(id))}
            side={sideOfPrice(sheet, met, id)}
            missing={met.attempt > 0}
            onChoose={(side) => onChoose([id], side)}
          />
        ))}
        {open.length > shown.length ? <p>… und {open.length - shown.length} weitere</p> : null}
      </div>
      <AllOfOneSide
        count={asked.length}
        onAll={(side) =>
          onChoose(
            asked.map(({ id }) => id),
            side,
          )
        }
      />
      <div className="row">
        <BusyButton className="button button-primary" busy={busy} onClick={onSave}>
          Zusammenführen
        </BusyButton>
        <button type="button" className="button" onClick={onTheirs}>
          Neuen Stand laden
        </button>
      </div>
    </Failure>
  );
}

/** The text typed here, even if the field shows the other price now. */
function typedInWords(sheet: PriceSheet, met: MetPrices, id: string): string {
  const own = sideOfPrice(sheet, met, id) === 'theirs' ? met.asked.get(id) : sheet.text(id);
  return inWords(readOwnPrice(own ?? '').cents);
}

const inWords = (cents: Cents | null | undefined) =>
  cents == null ? 'kein eigener Preis' : formatEuro(cents);
