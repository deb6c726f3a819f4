import type { Product } from '#catalogue/domain';
import { areaOfLine, type CareType, recommendedAt, recommendedProducts } from '#consultation/domain';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { useCare } from '../care/care-data.ts';
import { otherAreaInWords } from '../care/other-area.ts';
import { useAddContext } from '../care/use-add-context.ts';
import { ProductList } from './product-list.tsx';

/** The recommended products, to add one of them to a proposal. */
export function RecommendedDialog(props: {
  recommendationKey: string;
  area: CareType;
  onChoose: (product: Product) => void;
  /** Undefined for users without the catalogue. */
  onCatalogue: (() => void) | undefined;
  onClose: () => void;
}) {
  const { recommendationKey, area, onChoose, onCatalogue, onClose } = props;
  const { products, recommendations } = useCare();
  const facts = useAddContext('recommendation');
  const noteOn = (product: Product) => {
    const own = areaOfLine(product, facts, area);
    return own === area ? null : otherAreaInWords(own, area);
  };
  const list = recommendedProducts({
    ids: recommendedAt(recommendations, recommendationKey),
    products,
    careType: area,
  });
  return (
    <Dialog title="Produkt aus der Empfehlung hinzufügen" onClose={onClose} wide>
      <ProductList products={list.map(({ product }) => product)} noteOn={noteOn} onChoose={onChoose} />
      {list.length === 0 && <p>Für diese Art der Versorgung gibt es zu den Angaben keine Empfehlung.</p>}
      <div className="dialog-actions">
        {onCatalogue && (
          <button type="button" className="button" onClick={onCatalogue}>
            zum Katalog
          </button>
        )}
        <button type="button" className="button" onClick={onClose}>
          Beenden
        </button>
      </div>
    </Dialog>
  );
}
