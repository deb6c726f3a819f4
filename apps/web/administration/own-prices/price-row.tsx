import { type FocusEvent, memo, useCallback, useSyncExternalStore } from 'react';
import { readOwnPrice } from '#institution/domain';
import { Money } from '../../ui/basics/money.tsx';
import type { PriceSheet } from './price-sheet.ts';
import { priceText } from './price-text.ts';
import type { PricedSize } from './priced-product.ts';

interface PriceRowProps {
  readonly sheet: PriceSheet;
  readonly size: PricedSize;
  /** Name of the product. */
  readonly product: string;
}

const WORDS = { 'as-stored': '', unsaved: 'noch nicht gespeichert', saved: 'gespeichert' } as const;

/**
 * A size with its price. The field is uncontrolled: a key press renders the row only if its state changes.
 */
export const PriceRow = memo(function PriceRow({ sheet, size, product }: PriceRowProps) {
  const { id, label, pack, uvp } = size;
  const watch = useCallback((tell: () => void) => sheet.watchRow(id, tell), [sheet, id]);
  const read = () => sheet.word(id);
  const word = useSyncExternalStore(watch, read, read);
  const refused = word.startsWith('refused:') ? word.slice('refused:'.length) : null;
  const state = sheet.state(id);
  const fault = state.startsWith('wrong:') ? state.slice('wrong:'.length) : null;
  const kind = fault === null ? state : 'wrong';
  const field = useCallback((element: HTMLInputElement | null) => sheet.show(id, element), [sheet, id]);
  // On leaving the field, the text is formatted as stored: 9,5 becomes 9,50.
  const complete = ({ target }: FocusEvent<HTMLInputElement>) => {
    sheet.hint(id, null);
    const { cents } = readOwnPrice(target.value);
    if (cents != null) target.value = priceText(cents);
  };
  return (
    <tr className="price-row">
      <th scope="row">{label}</th>
      <td className="price-pack">{pack}</td>
      <td className="price-uvp">
        <Money cents={uvp} />
      </td>
      <td className="price-own">
        <input
          ref={field}
          id={`price-${id}`}
          className="input number"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={`Eigener Preis in €: ${product}, ${label}`}
          aria-invalid={fault !== null || undefined}
          aria-describedby={`price-state-${id}`}
          defaultValue={sheet.text(id)}
          data-price={id}
          data-state={kind}
          onInput={({ currentTarget }) => sheet.type(id, currentTarget.value)}
          onBlur={complete}
        />
      </td>
      <td className="price-state" id={`price-state-${id}`} data-state={kind}>
        {refused === null ? (
          (fault ?? WORDS[state as keyof typeof WORDS])
        ) : (
          <span role="alert">{refused}</span>
        )}
      </td>
    </tr>
  );
});
