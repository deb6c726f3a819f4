import { sizedName } from '#catalogue/domain';
import type { CartLine } from '#consultation/domain';
import { onSingleClick } from '../care/single-click.ts';
import { useGoneNames } from './use-gone-names.ts';

/**
 * The text for a line whose product or size has left the catalogue: it has no price, so the sum of its proposal
 * stays open.
 */
export function GoneWords({ line }: { line: CartLine }) {
  const name = useGoneNames()(line.product);
  return (
    <>
      <strong>{name === null ? 'Dieses Produkt oder seine Größe' : goneName(name, line.size)}</strong> ist
      nicht mehr im Katalog und hat keinen Preis. Bis es gelöscht oder ersetzt ist, bleibt die Summe des
      Vorschlags offen.
    </>
  );
}

/** The size ends with a comma of its own. */
function goneName(name: string, size: string): string {
  const sized = sizedName(name, size);
  return sized === name ? name : `${sized},`;
}

/** A card in place of such a line, with a button to remove it. */
export function LineGone({ line, onRemove }: { line: CartLine; onRemove: () => void }) {
  return (
    <article className="card line-card">
      <p>
        <GoneWords line={line} />
      </p>
      <p>
        <button type="button" className="button" onClick={onSingleClick(onRemove)}>
          Aus dem Vorschlag löschen
        </button>
      </p>
    </article>
  );
}
