import { Link } from '@remix-run/react';
import { useState } from 'react';
import {
  AREA_LABELS,
  areasOf,
  costInWords,
  isFilled,
  placeOpenHint,
  proposalCost,
  proposalName,
} from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { counted } from '#platform/domain';
import { useRight } from '../../session/frame-data.ts';
import { useConsultation } from '../area/consultation-data.ts';
import { SectionCard } from '../area/section-card.tsx';
import { useCare } from '../care/care-data.ts';
import { useDraft } from '../draft/draft-provider.tsx';
import { PaysLine } from '../figures/pays-line.tsx';
import { totalInWords, totalName } from '../figures/total-in-words.ts';
import { useOffer } from '../figures/use-offer.ts';
import { CareLine } from './care-line.tsx';

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
