import { IMAGE_EDGES } from '#catalogue/domain';
import { usePicture } from '../../../connection/pictures/product-pictures.ts';

/** A product's picture before its name; nothing if it cannot be loaded, as in the PDF. */
export function PaperPicture({ image }: { image: string | null }) {
  const url = usePicture(image ?? undefined, 'small');
  if (url === null) return null;
  const edge = IMAGE_EDGES.small;
  if (url === undefined) return <span className="paper-picture" />;
  return <img className="paper-picture" src={url} width={edge} height={edge} alt="" />;
}
