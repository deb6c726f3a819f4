import { Link } from '@remix-run/react';
import { ONE_SIZE, type Product, packContent } from '#catalogue/domain';
import { unitPrice } from '#consultation/domain';
import type { OwnPrices } from '#institution/domain';
import { type Cents, keepingUnits } from '#platform/domain';
import { Money } from '../../ui/basics/money.tsx';
import { useFocus } from '../../ui/basics/use-focus.ts';
import { useConsultation } from '../area/consultation-data.ts';
import { ProductPicture } from '../pictures/product-picture.tsx';

/** A product with its selling points and price. */
export function SellingProduct(props: {
  product: Product;
  /** Why it fits the answers; left out where it is only listed. */
  why?: string;
  heading: 'h3' | 'h4';
  /** It is in the calculator's cart. */
  held: boolean;
  /** It has just been added: the focus moves on, because the button is gone. */
  justAdded: boolean;
  /** Left out if the user may not calculate. */
  onAdd: (() => void) | undefined;
}) {
  const { product, why, heading: Heading, held, justAdded, onAdd } = props;
  const { prices } = useConsultation();
  const link = useFocus<HTMLAnchorElement>(justAdded, justAdded);
  return (
    <li className="card selling-product">
      <ProductPicture product={product} />
      <Heading translate="no">{keepingUnits(product.Produktbezeichnung)}</Heading>
      <div className="selling-about">
        {why !== undefined && <p>{why}</p>}
        <ul className="selling-points">
          {product.Vorteilskommunikation.map((point) => (
            <li key={point}>{keepingUnits(point)}</li>
          ))}
        </ul>
      </div>
      <ul className="selling-prices">
        {packPrices(product, prices).map(({ sizes, content, price }) => (
          <li key={`${sizes.join()} ${content}`}>
            <span className="field-hint">
              {sizes.length > 0 && `${sizes.length === 1 ? 'Größe' : 'Größen'} ${sizes.join(', ')} · `}
              {content}
            </span>
            <strong>{price === null ? 'Preis fehlt' : <Money cents={price} />}</strong>
          </li>
        ))}
      </ul>
      {onAdd && (
        <p className="selling-action">
          {held ? (
            <Link className="button button-quiet" to="/cart" ref={link}>
              Im Rechner ansehen <span className="visually-hidden">: {product.Produktbezeichnung}</span>
            </Link>
          ) : (
            <button type="button" className="button" onClick={onAdd}>
              Zum Rechner hinzufügen <span className="visually-hidden">: {product.Produktbezeichnung}</span>
            </button>
          )}
        </p>
      )}
    </li>
  );
}

/** A pack of a product, and the sizes that come with this content at this price. */
interface PackPrice {
  /** Empty if there is only one size. */
  readonly sizes: readonly string[];
  /** Such as `100 Stück` or `500 ml`. */
  readonly content: string;
  /** The institution's own price of a pack, else the list price, in cents; null if unknown. */
  readonly price: Cents | null;
}

/** The packs of a product in rack order; sizes with equal price and content are merged. */
function packPrices(product: Product, prices: OwnPrices): readonly PackPrice[] {
  const packs = new Map<string, PackPrice>();
  for (const [name, size] of Object.entries(product.sizes)) {
    const content = packContent(size);
    const price = unitPrice(size, prices);
    const key = `${content} ${price}`;
    const sizes = name === ONE_SIZE ? [] : [...(packs.get(key)?.sizes ?? []), name];
    packs.set(key, { sizes, content, price });
  }
  return [...packs.values()];
}
