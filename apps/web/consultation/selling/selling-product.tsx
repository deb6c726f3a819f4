import { Link } from '@remix-run/react';
import type { Product } from '#catalogue/domain';
import { keepingUnits } from '#platform/domain';
import { Money } from '../../ui/basics/money.tsx';
import { useFocus } from '../../ui/basics/use-focus.ts';
import { useConsultation } from '../area/consultation-data.ts';
import { ProductPicture } from '../pictures/product-picture.tsx';
import { packPrices } from './pack-prices.ts';

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
