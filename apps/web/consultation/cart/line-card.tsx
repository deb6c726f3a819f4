import { useId } from 'react';
import { singularLabel } from '#catalogue/domain';
import {
  type CartAreas,
  type CartLine,
  changeNeed,
  changePackages,
  changePeriod,
  changeSize,
  DAILY_NEED,
  MONTHLY_PACKAGES,
  PERIOD_LABELS,
  type Period,
  packsFollowNeed,
  removeLine,
  type TabPlace,
  WARNING_TEXTS,
} from '#consultation/domain';
import { Money } from '../../ui/money.tsx';
import { useCare } from '../care-data.ts';
import { useDraft } from '../draft-provider.tsx';
import { ChoiceButtons } from './choice-buttons.tsx';
import { LineExplanation } from './line-explanation.tsx';
import { NumberSelect } from './number-select.tsx';
import { focusProposal } from './proposal-focus.ts';
import type { OfferView } from './use-offer.ts';

const PERIODS = Object.entries(PERIOD_LABELS).map(([value, label]) => ({ value, label }));

/** One product of a proposal, with everything that decides its price. */
export function LineCard(props: { place: TabPlace; line: CartLine; view: OfferView; explained: boolean }) {
  const { place, line, view, explained } = props;
  const { products } = useCare();
  const { update } = useDraft();
  const titleId = useId();
  const change = (edit: (cart: CartAreas) => CartAreas) =>
    update((draft) => ({ ...draft, cart: edit(draft.cart) }));
  const remove = () => {
    change((cart) => removeLine(cart, place, line.id, products));
    focusProposal(place);
  };

  const product = products.get(line.product);
  const offer = view.lines.get(line.id);
  const size = product?.sizes[line.size];
  if (product === undefined || offer === undefined || size === undefined) {
    return (
      <article className="card line-card">
        <p>Dieses Produkt oder seine Größe ist nicht mehr im Katalog und wird nicht mitgerechnet.</p>
        <p>
          <button type="button" className="button" onClick={remove}>
            Aus dem Vorschlag löschen
          </button>
        </p>
      </article>
    );
  }
  const sizes = Object.keys(product.sizes);
  return (
    <article className="card line-card" aria-labelledby={titleId}>
      <header className="line-head">
        <div>
          <h2 className="line-title" id={titleId}>
            {product.Produktbezeichnung}
          </h2>
          <p className="field-hint">
            {product.PremiumBasis !== '-' && `${product.PremiumBasis} · `}
            {singularLabel(product.Anwendungstyp)} · Artikelnummer {size.Artikelnummer} · PZN {size.PZN}
          </p>
        </div>
        <button
          type="button"
          className="icon-button"
          onClick={remove}
          aria-label={`${product.Produktbezeichnung} löschen`}
        >
          <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" fill="none">
            <path
              d="M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12M10.5 10.5v5M13.5 10.5v5"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </button>
      </header>
      <div className="line-choices">
        {sizes.length > 0 && sizes[0] !== 'onesize' && (
          <ChoiceButtons
            legend="Größe"
            wide
            choices={sizes.map((name) => ({ value: name, label: name }))}
            value={line.size}
            onChange={(value) => change((cart) => changeSize(cart, place, line.id, value))}
          />
        )}
        <ChoiceButtons
          legend="Tragezeit"
          choices={PERIODS}
          value={String(line.selectedTime)}
          onChange={(value) => change((cart) => changePeriod(cart, place, line.id, Number(value) as Period))}
        />
        <NumberSelect
          label="Bedarf am Tag"
          unit={['Stück', 'Stück']}
          limits={DAILY_NEED}
          value={offer.dailyNeed}
          onChange={(need) =>
            change((cart) => changeNeed(cart, place, line.id, need, packsFollowNeed(product)))
          }
        />
        <NumberSelect
          label="Packungen im Monat"
          unit={['Packung', 'Packungen']}
          limits={MONTHLY_PACKAGES}
          value={offer.monthlyPackages}
          onChange={(packs) => change((cart) => changePackages(cart, place, line.id, packs))}
        />
      </div>
      {line.needsToSelectSize && (
        <p className="message message-notice">Achtung: Bitte überprüfen Sie die vorausgewählte Größe.</p>
      )}
      {(view.warnings.get(line.id) ?? []).map((code) => (
        <p key={code} className="message message-cost">
          {WARNING_TEXTS[code]}
        </p>
      ))}
      <p className="line-total">
        <span className="field-hint">
          {size.amount ?? `${size.pieces} Stück`} je Packung zu <Money cents={offer.price} />
        </span>
        <strong>
          <Money cents={offer.totalPrice} />
        </strong>
      </p>
      {explained && <LineExplanation product={product} size={size} line={line} offer={offer} />}
    </article>
  );
}
