import type { Product } from '#catalogue/domain';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { Deferred } from '../../ui/basics/deferred.tsx';
import { Dialog } from '../../ui/basics/dialog.tsx';

/** With many drawings and icons. */
const INFO = deferredPart(async () => (await import('./product-info.tsx')).ProductInfo);

/** All information about a product. */
export function ProductDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  return (
    <Dialog title={product.Produktbezeichnung} onClose={onClose} wide>
      <div className="product-dialog">
        <Deferred part={INFO} label="Die Produktinformation wird geladen …">
          {(ProductInfo) => <ProductInfo product={product} />}
        </Deferred>
      </div>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Schließen
        </button>
      </div>
    </Dialog>
  );
}
