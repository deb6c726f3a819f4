import { useRef } from 'react';
import type { ListedProduct, ListedSize } from '#catalogue/domain';
import { useIsomorphicLayoutEffect } from '../../ui/basics/use-focus.ts';
import { chosenInWords } from './chosen-text.ts';

interface ChosenBarProps {
  readonly products: readonly ListedProduct[];
  readonly chosen: readonly ListedSize[];
  /** Chooses all sizes of the page, or none. */
  readonly onAll: (chosen: boolean) => void;
  readonly onPrice: () => void;
  readonly onDelete: () => void;
}

/** What can be done with all chosen sizes at once. */
export function ChosenBar({ products, chosen, onAll, onPrice, onDelete }: ChosenBarProps) {
  const all = products.reduce((sum, { sizes }) => sum + sizes.length, 0);
  const ids = chosen.map(({ id }) => id).join(',');
  const box = useRef<HTMLInputElement>(null);
  const isEmpty = chosen.length === 0;
  useIsomorphicLayoutEffect(() => {
    if (box.current !== null) box.current.indeterminate = !isEmpty && chosen.length < all;
  });
  // What was chosen is deleted, and the button for it is gone with its focus.
  const wasEmpty = useRef(true);
  useIsomorphicLayoutEffect(() => {
    if (isEmpty && !wasEmpty.current && document.activeElement === document.body) box.current?.focus();
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  return (
    <fieldset className="chosen-bar">
      <legend className="visually-hidden">Auswahl</legend>
      <label className="tick">
        <input
          type="checkbox"
          checked={all > 0 && chosen.length === all}
          ref={box}
          onChange={({ target }) => onAll(target.checked)}
        />
        <span>Alle dieser Seite wählen</span>
      </label>
      <span role="status" className="chosen-count">
        {isEmpty ? '' : `${chosenInWords(products, chosen)} gewählt`}
      </span>
      {isEmpty ? null : (
        <>
          <button type="button" className="button button-compact" onClick={onPrice}>
            UVP setzen
          </button>
          <a className="button button-compact" href={`/cms/products/file?ids=${ids}`} download>
            Auswahl als CSV
          </a>
          <button type="button" className="button button-compact" onClick={onDelete}>
            Auswahl löschen
          </button>
        </>
      )}
    </fieldset>
  );
}
