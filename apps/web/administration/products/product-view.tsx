import {
  FEATURE_ICONS,
  IMAGE_EDGES,
  imageAddress,
  isReusable,
  PRODUCT_LABELS as LABELS,
  type ListedProduct,
  sizeLabel,
} from '#catalogue/domain';
import { formatDay, formatEuro, parseDay } from '#platform/domain';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { RecordHistory } from '../history/record-history.tsx';
import { Fact } from '../rows/fact.tsx';

interface ProductViewProps {
  readonly product: ListedProduct;
  /** Says whether it is recommended. */
  readonly recommended: string;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** All data of a product and its sizes. */
export function ProductView({ product, recommended, onEdit, onClose }: ProductViewProps) {
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
          <Fact label={LABELS.Inkontinenzprodukt}>{product.Inkontinenzprodukt}</Fact>
          <Fact label={LABELS.Anwendungstyp}>{product.Anwendungstyp}</Fact>
          <Fact label={LABELS.PremiumBasis}>{product.PremiumBasis}</Fact>
          <Fact label={LABELS.Schweregrad}>{product.Schweregrad}</Fact>
          <Fact label={LABELS.Tropfenanzahl}>{String(product.Tropfenanzahl).replace('.', ',')}</Fact>
          <Fact label={LABELS.wiederverwendbar}>{reusableText(product)}</Fact>
          <Fact label={LABELS.imagepfad}>{imageText(product)}</Fact>
          <Fact label={LABELS.Vorteilskommunikation}>
            {product.Vorteilskommunikation.length === 0 ? null : (
              <Lines lines={product.Vorteilskommunikation} />
            )}
          </Fact>
          <Fact label={LABELS.ICONS}>{icons.map(({ label }) => label).join(', ')}</Fact>
          <Fact label="Empfehlungen">{recommended}</Fact>
        </dl>
      </div>
      <SizesView product={product} />
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Schließen
        </button>
        <button type="button" className="button button-primary" onClick={onEdit}>
          Bearbeiten
        </button>
      </div>
      <RecordHistory kind="product" ids={[product.id]} />
    </Dialog>
  );
}

function SizesView({ product }: { readonly product: ListedProduct }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard.
    <section className="data-scroll" tabIndex={0} aria-label="Größen">
      <table aria-label="Größen">
        <thead>
          <tr>
            <th scope="col">Größe</th>
            <th scope="col">{LABELS.Artikelnummer}</th>
            <th scope="col">{LABELS.PZN}</th>
            <th scope="col">{LABELS.EAN}</th>
            <th scope="col">Hüfte in cm</th>
            <th scope="col" data-numeric>
              {product.liquid ? 'Menge' : 'Stück'}
            </th>
            <th scope="col" data-numeric>
              {LABELS.UVP}
            </th>
            <th scope="col">{LABELS.Hilfsmittelnummer}</th>
            <th scope="col">Geändert</th>
          </tr>
        </thead>
        <tbody>
          {product.sizes.map((size) => (
            <tr key={size.id}>
              <td className="size-name">{sizeLabel(size.Konfektionsgroesse)}</td>
              <td>{size.Artikelnummer}</td>
              <td>{size.PZN}</td>
              <td>{size.EAN}</td>
              <td>{sizeLabel(size.Hueftumfang)}</td>
              <td data-numeric>{size.Anzahl}</td>
              <td data-numeric>{size.UVP === null ? 'fehlt' : formatEuro(size.UVP)}</td>
              <td>{size.Hilfsmittelnummer}</td>
              <td>{dayText(size.last_modified)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Whether consultations take it as bought once, and why. */
function reusableText(product: ListedProduct): string {
  if (product.wiederverwendbar) return 'ja';
  const washed = product.sizes.some(({ Hilfsmittelnummer: aidnumber }) => isReusable(product, { aidnumber }));
  return washed ? 'ja, nach der Hilfsmittelnummer' : 'nein';
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
