import type { ComponentProps } from 'react';
import { APPLICATION_TYPES, type Product } from '#catalogue/domain';
import { useFocus } from '../../ui/basics/use-focus.ts';
import { SellingProduct } from './selling-product.tsx';

const KINDS = ['Hautpflege', 'Pflegehilfsmittel'] as const;

/**
 * Skin care and care aids by type. Takes the focus: the button that brought it up is gone.
 *
 * @param props.shown how a product is shown
 */
export function SellingList(props: {
  products: readonly Product[];
  shown: (product: Product) => Omit<ComponentProps<typeof SellingProduct>, 'heading'>;
}) {
  const { products, shown } = props;
  const top = useFocus<HTMLHeadingElement>();
  const kinds = KINDS.filter((kind) =>
    products.some(({ Inkontinenzprodukt }) => Inkontinenzprodukt === kind),
  );
  return kinds.map((kind) => (
    <section className="stack" aria-labelledby={`selling-${kind}`} key={kind}>
      <h2 id={`selling-${kind}`} ref={kind === kinds[0] ? top : null} tabIndex={-1}>
        {kind}
      </h2>
      {APPLICATION_TYPES[kind].map((type) => {
        const ofType = products.filter(
          (product) => product.Inkontinenzprodukt === kind && product.Anwendungstyp === type,
        );
        return (
          ofType.length > 0 && (
            <div className="stack" key={type}>
              <h3>{type}</h3>
              <ul className="selling-products">
                {ofType.map((product) => (
                  <SellingProduct key={product.id} {...shown(product)} heading="h4" />
                ))}
              </ul>
            </div>
          )
        );
      })}
    </section>
  ));
}
