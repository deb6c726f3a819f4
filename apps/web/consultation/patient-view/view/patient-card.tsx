import { useId } from 'react';
import type { PatientProduct, PatientProposal } from '#consultation/domain';
import { ProductPicture } from '../../pictures/product-picture.tsx';
import { DropRow } from '../../products/drops.tsx';
import type { Sentences } from '../languages/sentences.ts';
import { Filled } from './filled.tsx';
import { PatientPays } from './patient-pays.tsx';

/** A proposal: its products, what the person pays for it, and the button that chooses it. */
export function PatientCard(props: {
  proposal: PatientProposal;
  sentences: Sentences;
  chosen: boolean;
  onChoose: () => void;
}) {
  const { proposal, sentences, chosen, onChoose } = props;
  const { place, products, figure, once, choosable } = proposal;
  const id = useId();
  return (
    <article className="patient-card" aria-labelledby={`${id}-products`} data-chosen={chosen || undefined}>
      <div className="patient-products" id={`${id}-products`}>
        {products.map((each) => (
          <Product key={each.product.id} shown={each} sentences={sentences} />
        ))}
      </div>
      <PatientPays figure={figure} once={once} sentences={sentences} />
      <div className="patient-choice">
        <p className="patient-chosen" role="status">
          {chosen && (place.area === 2 ? sentences.bought : sentences.chosen)}
        </p>
        {choosable && (
          <button
            type="button"
            className={chosen ? 'button button-primary' : 'button'}
            aria-pressed={chosen}
            aria-describedby={`${id}-products`}
            onClick={onChoose}
          >
            {chosen && (
              <svg className="patient-check" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="m4 12.5 5.5 5.5L20 7" />
              </svg>
            )}
            {place.area === 2 ? sentences.buy : sentences.choose}
          </button>
        )}
      </div>
    </article>
  );
}

function Product({ shown, sentences }: { shown: PatientProduct; sentences: Sentences }) {
  const { product, period, companions } = shown;
  const time = period === 0 ? sentences.day : period === 1 ? sentences.night : null;
  const drops = product.Tropfenanzahl;
  return (
    <div className="patient-product">
      <ProductPicture product={product} />
      <h3>
        <bdi lang="de" translate="no">
          {product.Produktbezeichnung}
        </bdi>
      </h3>
      {companions.map(({ id, Produktbezeichnung }) => (
        <p key={id}>
          +{' '}
          <bdi lang="de" translate="no">
            {Produktbezeichnung}
          </bdi>
        </p>
      ))}
      {time && <p>{time}</p>}
      {drops > 0 && (
        <div className="patient-drops">
          <DropRow count={drops} />
          <p>
            <Filled text={sentences.absorbency} values={{ drops: String(drops).replace('.', ',') }} />
          </p>
        </div>
      )}
    </div>
  );
}
