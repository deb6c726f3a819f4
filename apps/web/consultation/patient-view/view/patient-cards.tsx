import { type Ref, useId } from 'react';
import { oftenInWords, type PatientProduct, type PatientProposal, type TabPlace } from '#consultation/domain';
import { type Cents, formatEuro } from '#platform/domain';
import { ProductPicture } from '../../pictures/product-picture.tsx';
import { DropRow } from '../../products/drops.tsx';
import type { Sentences } from '../languages/sentences.ts';
import { Filled } from './filled.tsx';
import { PaidOnce } from './paid-once.tsx';

type Figure = PatientProposal['figure'];

/** Longest amount that stands in a column in full size: '999,99 €'. */
const SHORT = 8;

/** What the person pays in a month, and what that is made of; or that it is not known yet. */
function PatientPays(props: {
  figure: Figure;
  /** What of the amount is paid once, in cents. */
  once: Cents;
  sentences: Sentences;
}) {
  const { figure, once, sentences } = props;
  if (figure.kind === 'open') {
    return (
      <div className="patient-pays">
        <p className="patient-open">{sentences.open}</p>
      </div>
    );
  }
  const amount = formatEuro(figure.pays);
  return (
    <div className="patient-pays">
      <p>
        {oftenInWords(figure.pays, once) === 'einmalig' ? sentences.paysOnce : sentences.pays}{' '}
        <strong className="number" translate="no" data-long={amount.length > SHORT || undefined}>
          <bdi>{amount}</bdi>
        </strong>
      </p>
      <PaidOnce pays={figure.pays} once={once} sentences={sentences} />
      <Parts figure={figure} sentences={sentences} />
    </div>
  );
}

function Parts({ figure, sentences }: { figure: Exclude<Figure, { kind: 'open' }>; sentences: Sentences }) {
  if (figure.kind === 'purchase') return <p>{sentences.purchase}</p>;
  if (figure.kind === 'pays-all') return <p>{sentences.paysAll}</p>;
  return (
    <>
      {figure.copayment > 0 ? (
        <Part name={sentences.copayment} cents={figure.copayment} />
      ) : (
        <p>{sentences.noCopayment}</p>
      )}
      {figure.extra > 0 && <Part name={sentences.extra} cents={figure.extra} />}
    </>
  );
}

function Part({ name, cents }: { name: string; cents: Cents }) {
  return (
    <p>
      {name}{' '}
      <bdi className="number" translate="no">
        {formatEuro(cents)}
      </bdi>
    </p>
  );
}

/** What a list of cards shows, and what a touch of one does. */
export interface PatientCardsProps {
  readonly proposals: readonly PatientProposal[];
  readonly sentences: Sentences;
  readonly isChosen: (place: TabPlace) => boolean;
  readonly onChoose: (place: TabPlace) => void;
}

/** Proposals side by side, each with its button. */
export function PatientCards(props: PatientCardsProps & { top?: Ref<HTMLUListElement> }) {
  const { proposals, sentences, isChosen, onChoose, top } = props;
  return (
    <ul className="patient-cards" ref={top} data-count={Math.min(3, proposals.length)}>
      {proposals.map((proposal) => (
        <li key={`${proposal.place.area}-${proposal.place.tab}`}>
          <PatientCard
            proposal={proposal}
            sentences={sentences}
            chosen={isChosen(proposal.place)}
            onChoose={() => onChoose(proposal.place)}
          />
        </li>
      ))}
    </ul>
  );
}

/** A proposal: its products, what the person pays for it, and the button that chooses it. */
function PatientCard(props: {
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
