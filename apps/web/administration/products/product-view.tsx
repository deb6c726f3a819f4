import {
  FEATURE_ICONS,
  IMAGE_EDGES,
  imageAddress,
  PRODUCT_LABELS as LABELS,
  type ListedProduct,
  sizeLabel,
} from '#catalogue/domain';
import { formatDay, formatEuro, parseDay } from '#platform/domain';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { Fact } from '../rows/fact.tsx';

interface ProductViewProps {
  readonly product: ListedProduct;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** All data of a row of the product table. */
export function ProductView({ product, onEdit, onClose }: ProductViewProps) {
  const icons = FEATURE_ICONS.filter(({ name }) => product.ICONS.includes(name));
  return (
    <Dialog title={product.Produktbezeichnung} onClose={onClose} wide>
      <div className="product-view">
        {product.image === null ? null : (
          <img
            className="product-view-image"
            src={imageAddress(product.image, 'large')}
            width={IMAGE_EDGES.large}
            height={IMAGE_EDGES.large}
            alt={`Abbildung: ${product.Produktbezeichnung}`}
          />
        )}
        <dl className="account-facts">
          <Fact label={LABELS.Artikelnummer}>{product.Artikelnummer}</Fact>
          <Fact label={LABELS.Inkontinenzprodukt}>{product.Inkontinenzprodukt}</Fact>
          <Fact label={LABELS.Anwendungstyp}>{product.Anwendungstyp}</Fact>
          <Fact label={LABELS.PremiumBasis}>{product.PremiumBasis}</Fact>
          <Fact label={LABELS.Schweregrad}>{product.Schweregrad}</Fact>
          <Fact label={LABELS.Tropfenanzahl}>{String(product.Tropfenanzahl).replace('.', ',')}</Fact>
          <Fact label={LABELS.Konfektionsgroesse}>{sizeLabel(product.Konfektionsgroesse)}</Fact>
          <Fact label={LABELS.Hueftumfang}>{product.Hueftumfang}</Fact>
          <Fact label={LABELS.Anzahl}>{product.Anzahl}</Fact>
          <Fact label={LABELS.UVP}>{product.UVP === null ? 'Preis fehlt' : formatEuro(product.UVP)}</Fact>
          <Fact label={LABELS.PZN}>{product.PZN}</Fact>
          <Fact label={LABELS.EAN}>{product.EAN}</Fact>
          <Fact label={LABELS.Hilfsmittelnummer}>{product.Hilfsmittelnummer}</Fact>
          <Fact label={LABELS.imagepfad}>{imageText(product)}</Fact>
          <Fact label={LABELS.Vorteilskommunikation}>
            {product.Vorteilskommunikation.length === 0 ? null : (
              <Lines lines={product.Vorteilskommunikation} />
            )}
          </Fact>
          <Fact label={LABELS.ICONS}>{icons.map(({ label }) => label).join(', ')}</Fact>
          <Fact label="Zuletzt geändert">{dayText(product.last_modified)}</Fact>
        </dl>
      </div>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Schließen
        </button>
        <button type="button" className="button button-primary" onClick={onEdit}>
          Bearbeiten
        </button>
      </div>
    </Dialog>
  );
}

/** The picture's name, and whether a picture of that name exists. */
function imageText({ imagepfad, image }: ListedProduct): string {
  if (imagepfad === '') return 'keines';
  return image === null ? `${imagepfad} (noch nicht hochgeladen)` : imagepfad;
}

function dayText(day: string): string {
  const parsed = parseDay(day);
  return parsed === null ? day : formatDay(parsed);
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="product-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
