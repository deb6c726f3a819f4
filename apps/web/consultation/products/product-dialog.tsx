import { lazy, Suspense, useEffect } from 'react';
import type { Product } from '#catalogue/domain';
import { whenIdle } from '../../connection/calls/when-idle.ts';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { Skeleton } from '../../ui/basics/skeleton.tsx';

/** The many drawings and icons are loaded on demand. */
const load = () => import('./product-info.tsx');
const ProductInfo = lazy(load);

/** Prefetches the product information when idle, so that it works offline too. */
export function useProductInfo(): void {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
}

/** All information about a product. */
export function ProductDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  return (
    <Dialog title={product.Produktbezeichnung} onClose={onClose} wide>
      <div className="product-dialog">
        <Suspense fallback={<Skeleton label="Die Produktinformation wird geladen …" />}>
          <ProductInfo product={product} />
        </Suspense>
      </div>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Schließen
        </button>
      </div>
    </Dialog>
  );
}
