import { amountsAsOf, type CareType, type Offer, type TabOffer } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { useConsultation } from '../area/consultation-data.ts';
import { usePerson } from '../care/use-person.ts';
import { explainFigures } from './explain-figures.ts';

/** Explains how each figure of a proposal is calculated. */
export function FigureExplanation(props: {
  totals: TabOffer;
  offer: Offer;
  insurer: Krankenkasse;
  area: CareType;
}) {
  const { today } = useConsultation();
  const { answers } = usePerson();
  return (
    <>
      <dl className="explained">
        {explainFigures({ ...props, patient: answers, today }).map(({ figure, words }) => (
          <div key={figure}>
            <dt>{figure}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {/* A purchase involves no statutory amounts. */}
      {props.area !== 2 && <p className="field-hint">{amountsAsOf(today)}</p>}
    </>
  );
}
