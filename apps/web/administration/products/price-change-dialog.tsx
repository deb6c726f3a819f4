import { useState } from 'react';
import { changedPrice, type ListedProduct, type ListedSize, priceChange, sizeLabel } from '#catalogue/domain';
import { formatEuro } from '#platform/domain';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { PricePreview } from '../rows/price-preview.tsx';
import { FailureText } from '../screen/failure-text.tsx';
import { useChange } from '../screen/use-change.ts';
import { chosenInWords, chosenText } from './chosen-text.ts';

interface PriceChangeDialogProps {
  readonly products: readonly ListedProduct[];
  readonly sizes: readonly ListedSize[];
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** Sets the list prices of chosen sizes, and shows each of them before and after. */
export function PriceChangeDialog({ products, sizes, onDone, onClose }: PriceChangeDialogProps) {
  const [kind, setKind] = useState<'amount' | 'percent'>('percent');
  const [value, setValue] = useState('');
  const [missed, setMissed] = useState(false);
  const { busy, failure, send } = useChange<{ readonly changed: number }>(({ changed }) =>
    onDone(changed === 1 ? 'Ein Preis wurde geändert.' : `${changed} Preise wurden geändert.`),
  );
  const read = priceChange.safeParse({ kind, value });
  const change = read.success ? read.data : null;
  const fault = read.success ? null : (read.error.issues[0]?.message ?? null);
  const lines = products.flatMap((product) =>
    product.sizes
      .filter(({ id }) => sizes.some((size) => size.id === id))
      .map((size) => ({
        id: size.id,
        name: `${product.Produktbezeichnung}, ${sizeLabel(size.Konfektionsgroesse)}`,
        before: size.UVP,
        after: change === null ? size.UVP : changedPrice(size.UVP, change),
      })),
  );
  const changed = lines.filter(({ before, after }) => before !== after).length;
  const euro = (cents: number | null) => (cents === null ? 'fehlt' : formatEuro(cents));
  const go = async () => {
    setMissed(true);
    if (change === null) return document.getElementById('price-change-input')?.focus();
    await send('/cms/products/prices', { sizes: chosenText(sizes), kind, value });
  };
  return (
    <Dialog title="UVP setzen" onClose={() => busy || onClose()} wide>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void go();
        }}
      >
        <p>{chosenInWords(products, sizes)}. Eigene Preise der Institutionen bleiben, wie sie sind.</p>
        <ChoiceGroup
          id="price-kind"
          label="Wie soll die UVP geändert werden?"
          choices={[
            { value: 'percent', label: 'um Prozent erhöhen oder senken' },
            { value: 'amount', label: 'auf einen Betrag setzen' },
          ]}
          chosen={[kind]}
          onChoose={(next: string) => setKind(next === 'amount' ? 'amount' : 'percent')}
        />
        <TextField
          id="price-change"
          label={kind === 'amount' ? 'Neue UVP in €' : 'Prozent'}
          note={kind === 'amount' ? null : 'wie 2,5; mit einem Minus davor wird gesenkt'}
          inputMode="decimal"
          maxLength={12}
          required
          value={value}
          error={missed ? fault : null}
          onChange={setValue}
        />
        <PricePreview
          prices={lines.map(({ id, name, before, after }) => ({
            id,
            name,
            before: euro(before),
            after: change === null ? '–' : before === after ? 'bleibt' : euro(after),
          }))}
        />
        <p role="status" className="field-hint">
          {change === null
            ? ''
            : changed === 1
              ? 'Ein Preis wird geändert.'
              : `${changed} Preise werden geändert.`}
        </p>
        <FailureText failure={failure} />
        <div className="dialog-actions">
          <button type="button" className="button" onClick={() => busy || onClose()}>
            Abbrechen
          </button>
          <BusyButton busy={busy} type="submit" className="button button-primary">
            Preise ändern
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
}
