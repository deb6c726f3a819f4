import { useState } from 'react';
import { IMAGE_EDGES, type Product } from '#catalogue/domain';
import { usePicture } from '../../connection/pictures/product-pictures.ts';
import { ProductDrawing } from './product-drawing.tsx';

interface ProductPictureProps {
  readonly product: Pick<Product, 'Anwendungstyp' | 'PremiumBasis' | 'Produktbezeichnung' | 'image'>;
  readonly large?: boolean;
}

/**
 * What a product looks like: its picture, or a drawing where none is stored or it cannot be loaded, as without the
 * network. All take the same room, a picture that is still to come, too.
 */
export function ProductPicture({ product, large = false }: ProductPictureProps) {
  const { Anwendungstyp, PremiumBasis, Produktbezeichnung, image } = product;
  const [broken, setBroken] = useState<string | null>(null);
  const small = usePicture(image, 'small');
  // Blurred at first where it is to be large.
  const url = usePicture(large ? image : undefined, 'large') ?? small;
  if (url === null || url === broken)
    return <ProductDrawing type={Anwendungstyp} tier={PremiumBasis} {...(large && { large })} />;
  const className = `product-drawing product-photo${large ? ' product-photo-large' : ''}`;
  if (url === undefined) return <span className={className} />;
  const edge = IMAGE_EDGES[large ? 'large' : 'small'];
  return (
    <img
      className={className}
      src={url}
      width={edge}
      height={edge}
      loading="lazy"
      decoding="async"
      // In small it is decoration: the words beside it say what it is.
      alt={large ? `Abbildung: ${Produktbezeichnung}` : ''}
      onError={() => setBroken(url)}
    />
  );
}
