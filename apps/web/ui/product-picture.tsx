import { useState } from 'react';
import { IMAGE_EDGES, imageAddress, type Product } from '#catalogue/domain';
import { ProductDrawing } from './product-drawing.tsx';

interface ProductPictureProps {
  readonly product: Pick<Product, 'Anwendungstyp' | 'PremiumBasis' | 'Produktbezeichnung' | 'image'>;
  readonly large?: boolean;
}

/**
 * What a product looks like: its picture, or a drawing where none is stored or it cannot be loaded, as without the
 * network. Both take the same room.
 */
export function ProductPicture({ product, large }: ProductPictureProps) {
  const { Anwendungstyp, PremiumBasis, Produktbezeichnung, image } = product;
  const [missing, setMissing] = useState<string | null>(null);
  if (image === undefined || image === missing)
    return <ProductDrawing type={Anwendungstyp} tier={PremiumBasis} {...(large && { large })} />;
  const size = large ? 'large' : 'small';
  return (
    <img
      className={
        large ? 'product-drawing product-photo product-photo-large' : 'product-drawing product-photo'
      }
      src={imageAddress(image, size)}
      width={IMAGE_EDGES[size]}
      height={IMAGE_EDGES[size]}
      loading="lazy"
      decoding="async"
      // In small it is decoration: the words beside it say what it is.
      alt={large ? `Abbildung: ${Produktbezeichnung}` : ''}
      onError={() => setMissing(image)}
    />
  );
}
