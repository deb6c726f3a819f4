import { type Product, singularLabel } from '#catalogue/domain';
import { dailyChanges } from '#consultation/domain';
import { keepingUnits } from '#platform/domain';
import { ProductPicture } from '../pictures/product-picture.tsx';
import { Drops } from './drops.tsx';
import { FeatureIcons } from './feature-icons.tsx';

/** Picture, class, absorption, advantages and features of a product. */
export function ProductOverview({ product }: { product: Product }) {
  const { Anwendungstyp, PremiumBasis, Schweregrad, Tropfenanzahl, Vorteilskommunikation, ICONS } = product;
  const changes = dailyChanges(product);
  return (
    <div className="product-overview">
      <ProductPicture product={product} large />
      <div className="stack">
        <dl className="product-facts">
          <Fact name="Produktart">{singularLabel(Anwendungstyp)}</Fact>
          {PremiumBasis !== '-' && <Fact name="Ausführung">{PremiumBasis}</Fact>}
          {Schweregrad !== 'Kein Schweregrad' && <Fact name="Schweregrad">{Schweregrad}</Fact>}
          {changes !== null && <Fact name="Wechsel">{`${changes}-mal am Tag`}</Fact>}
        </dl>
        {Tropfenanzahl > 0 && <Drops count={Tropfenanzahl} />}
        {Vorteilskommunikation.length > 0 && (
          <section className="stack stack-s">
            <h3>Vorteile</h3>
            <ul className="advice">
              {Vorteilskommunikation.map((advantage) => (
                <li key={advantage}>{keepingUnits(advantage)}</li>
              ))}
            </ul>
          </section>
        )}
        <FeatureIcons names={ICONS} />
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
