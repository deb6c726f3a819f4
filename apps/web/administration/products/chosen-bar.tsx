import type { ListedProduct, ListedSize } from '#catalogue/domain';
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
  return (
    <fieldset className="chosen-bar">
      <legend className="visually-hidden">Auswahl</legend>
      <label className="tick">
        <input
          type="checkbox"
          checked={all > 0 && chosen.length === all}
          ref={(box) => {
            if (box !== null) box.indeterminate = chosen.length > 0 && chosen.length < all;
          }}
          onChange={({ target }) => onAll(target.checked)}
        />
        <span>Alle dieser Seite wählen</span>
      </label>
      <span role="status" className="chosen-count">
        {chosen.length === 0 ? '' : `${chosenInWords(products, chosen)} gewählt`}
      </span>
      {chosen.length === 0 ? null : (
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
