import { type Product, singularLabel } from '#catalogue/domain';
import { areaOfLine, type CareType, recommendedAt, recommendedProducts } from '#consultation/domain';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { useCare } from '../care/care-data.ts';
import { otherAreaInWords } from '../care/other-area.ts';
import { onSingleClick } from '../care/single-click.ts';
import { useAddContext } from '../care/use-add-context.ts';

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

/** A list of products to choose one from. */
function ProductList(props: {
  products: readonly Product[];
  /** An additional note on a product, or null. */
  noteOn: (product: Product) => string | null;
  onChoose: (product: Product) => void;
}) {
  const { products, noteOn, onChoose } = props;
  return (
    <ul className="product-list">
      {products.map((product) => (
        <li key={product.id}>
          <div>
            <p className="product-choice-name" translate="no">
              {product.Produktbezeichnung}
            </p>
            <p className="field-hint">
              {product.PremiumBasis !== '-' && `${product.PremiumBasis} · `}
              {singularLabel(product.Anwendungstyp)}
              {product.Schweregrad !== 'Kein Schweregrad' && ` · ${product.Schweregrad}`}
            </p>
            <Note text={noteOn(product)} />
          </div>
          <button type="button" className="button" onClick={onSingleClick(() => onChoose(product))}>
            Auswählen <span className="visually-hidden">: {product.Produktbezeichnung}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Note({ text }: { text: string | null }) {
  return text === null ? null : <p className="field-hint">{text}</p>;
}
