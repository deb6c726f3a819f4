import { Link } from '@remix-run/react';
import { useState } from 'react';
import {
  isReusable,
  type Product,
  type ProductSize,
  packContent,
  singularLabel,
  sizeInWords,
} from '#catalogue/domain';
import {
  AMOUNT_OPEN,
  AREA_LABELS,
  againstChanges,
  areasOf,
  type CartLine,
  costInWords,
  hasDailyNeed,
  isFilled,
  isWorn,
  type LineOffer,
  PERIOD_LABELS,
  placeOpenHint,
  proposalCost,
  proposalName,
  warningText,
} from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { counted, formatEuro, withUnit } from '#platform/domain';
import { useRight } from '../../session/frame-data.ts';
import { Money } from '../../ui/basics/money.tsx';
import { useConsultation } from '../area/consultation-data.ts';
import { SectionCard } from '../area/section-card.tsx';
import { useCare } from '../care/care-data.ts';
import { usePerson } from '../care/use-person.ts';
import { useDraft } from '../draft/draft-provider.tsx';
import { knownLine } from '../figures/known-line.ts';
import { saidInWords } from '../figures/line-checks.tsx';
import { GoneWords } from '../figures/line-gone.tsx';
import { PaysLine } from '../figures/pays-line.tsx';
import { totalInWords, totalName } from '../figures/total-in-words.ts';
import { type OfferView, useOffer } from '../figures/use-offer.ts';

/** The care lists: each proposal with products, by area; areas that the method hides are left out. */
export function CareSection({ insurer }: { insurer: Krankenkasse }) {
  const view = useOffer(insurer);
  const { products: known } = useCare();
  const [unfolded, setUnfolded] = useState(false);
  const { draft } = useDraft();
  const { institution } = useConsultation();
  const mayCalculate = useRight('versorg_aufr');
  const areas = areasOf(institution.method).flatMap((area) => {
    const proposals = draft.cart[area]
      .map(({ lines }, index) => ({ name: proposalName(draft.cart[area], index), lines, index }))
      .filter(({ lines }) => lines.length > 0);
    return proposals.length === 0 ? [] : [{ area, proposals }];
  });
  const proposals = areas.flatMap((area) => area.proposals);
  const products = proposals.flatMap(({ lines }) => lines).length;
  const content =
    proposals.length === 0
      ? 'noch kein Produkt'
      : `${counted(proposals.length, ['Vorschlag', 'Vorschläge'])}, ${counted(products, ['Produkt', 'Produkte'])}`;
  return (
    <SectionCard
      title="Versorgung"
      fold={{ open: unfolded, onToggle: () => setUnfolded(!unfolded), content }}
      action={
        mayCalculate && (
          <Link className="button" to="/cart">
            Bearbeiten <span className="visually-hidden">: Versorgung</span>
          </Link>
        )
      }
    >
      {areas.length === 0 && <p className="field-hint">Noch ist kein Produkt ausgewählt.</p>}
      {areas.map(({ area, proposals }) => (
        <div className="stack" key={area}>
          <h3>{AREA_LABELS[area]}</h3>
          {proposals.map(({ name, lines, index }) => {
            const totals = view.offer.areas[area].tabs[index];
            return (
              <div className="care-proposal" key={name}>
                <h4>{name}</h4>
                <ul className="care-lines">
                  {lines.map((line) => (
                    <CareLine key={line.id} line={line} view={view} />
                  ))}
                </ul>
                {totals && isFilled(totals) && (
                  <p className="care-total">
                    <strong className="care-cost" data-cost={proposalCost(totals)}>
                      <PaysLine totals={totals} />
                    </strong>
                    <span>
                      {totals.placeOpen
                        ? placeOpenHint(view.offer, known)
                        : costInWords(totals, area, view.offer.grossAllowance)}
                      {/* The price of a purchase is its total. */}
                      {area !== 2 && (
                        <>
                          {' '}
                          · {totalName(totals)}{' '}
                          <span className="number" translate="no">
                            {totalInWords(totals)}
                          </span>
                        </>
                      )}
                    </span>
                  </p>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </SectionCard>
  );
}

/** A product of a proposal with its quantity and price, read-only. */
function CareLine({ line, view }: { line: CartLine; view: OfferView }) {
  const { products } = useCare();
  const { wechseln } = usePerson().answers;
  const known = knownLine(line, products, view);
  if (known === null) {
    return (
      <li className="care-line">
        <p>
          <GoneWords line={line} />
        </p>
        <strong>{AMOUNT_OPEN}</strong>
      </li>
    );
  }
  const { product, offer, size, warnings } = known;
  const conflict = againstChanges(line, offer, product, size.pieces, wechseln);
  const facts = [
    ...[sizeInWords(line.size) ?? []].flat(),
    ...(isWorn(product) ? [PERIOD_LABELS[line.selectedTime]] : []),
    ...(hasDailyNeed(product, size) ? [`${withUnit(offer.dailyNeed, 'Stück')} am Tag`] : []),
    packsInWords(offer, product, size),
  ];
  return (
    <li className="care-line">
      <div>
        <p className="product-choice-name" translate="no">
          {product.Produktbezeichnung}
        </p>
        <p className="field-hint">
          {product.PremiumBasis !== '-' && `${product.PremiumBasis} · `}
          {singularLabel(product.Anwendungstyp)} · Artikelnummer {size.Artikelnummer} · PZN {size.PZN}
        </p>
        <p>{facts.join(' · ')}</p>
        {line.needsToSelectSize && (
          <p className="message message-notice">Achtung: Bitte überprüfen Sie die vorausgewählte Größe.</p>
        )}
        {conflict && <p className="message message-notice">{saidInWords(conflict.said)}</p>}
        {warnings.map((code) => (
          <p key={code} className="message message-cost">
            {warningText(code, product)}
          </p>
        ))}
      </div>
      <strong>
        <Money cents={offer.totalPrice} />
      </strong>
    </li>
  );
}

function packsInWords({ monthlyPackages, price }: LineOffer, product: Product, size: ProductSize): string {
  const often = isReusable(product, size) ? 'einmalig' : 'im Monat';
  const packs = `${counted(monthlyPackages, ['Packung', 'Packungen'])} ${often}, ${monthlyPackages === 1 ? '' : 'je '}`;
  return `${packs}${packContent(size)}${price === null ? '' : ` zu ${formatEuro(price)}`}`;
}
