import type { Product } from '#catalogue/domain';
import { type CareType, recommendedProducts } from '#consultation/domain';
import { Dialog } from '../../ui/dialog.tsx';
import { useCare } from '../care-data.ts';
import { ProductList } from './product-list.tsx';

/** The recommended products, to add one of them to a proposal. */
export function RecommendedDialog(props: {
  recommendationKey: string;
  area: CareType;
  onChoose: (product: Product) => void;
  onClose: () => void;
}) {
  const { recommendationKey, area, onChoose, onClose } = props;
  const { products, recommendations } = useCare();
  const list = recommendedProducts({
    ids: recommendations[recommendationKey] ?? [],
    products,
    careType: area,
  });
  return (
    <Dialog title="Produkt aus der Empfehlung hinzufügen" onClose={onClose} wide>
      <ProductList products={list.map(({ product }) => product)} onChoose={onChoose} />
      <div className="row">
        <button type="button" className="button" onClick={onClose}>
          Beenden
        </button>
      </div>
    </Dialog>
  );
}
