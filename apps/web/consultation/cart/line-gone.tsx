import { onSingleClick } from '../../ui/single-click.ts';

/** What every list says of a line whose product has left the catalogue. */
export const LINE_GONE =
  'Dieses Produkt oder seine Größe ist nicht mehr im Katalog und wird nicht mitgerechnet.';

/** A card in place of such a line, with the way to let it go. */
export function LineGone({ onRemove }: { onRemove: () => void }) {
  return (
    <article className="card line-card">
      <p>{LINE_GONE}</p>
      <p>
        <button type="button" className="button" onClick={onSingleClick(onRemove)}>
          Aus dem Vorschlag löschen
        </button>
      </p>
    </article>
  );
}
