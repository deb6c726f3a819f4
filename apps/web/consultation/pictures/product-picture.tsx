import { useState } from 'react';
import { IMAGE_EDGES, type Product } from '#catalogue/domain';
import { usePicture } from '../../connection/pictures/product-pictures.ts';
import { ProductDrawing } from './product-drawing.tsx';

interface ProductPictureProps {
  readonly product: Pick<Product, 'Anwendungstyp' | 'PremiumBasis' | 'Produktbezeichnung' | 'image'>;
  readonly large?: boolean;
}

/**
 * A product's picture, or a drawing if none is stored or it cannot be loaded, for example offline. Both take the
 * same room, also while loading.
 */
export function ProductPicture({ product, large = false }: ProductPictureProps) {
  const { Anwendungstyp, PremiumBasis, Produktbezeichnung, image } = product;
  const [broken, setBroken] = useState<string | null>(null);
  const small = usePicture(image, 'small');
  // A large picture shows the small one, blurred, until it is loaded.
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
      // Small pictures are decorative: the text beside them says what they are.
      alt={large ? `Abbildung: ${Produktbezeichnung}` : ''}
      onError={() => setBroken(url)}
    />
  );
}
