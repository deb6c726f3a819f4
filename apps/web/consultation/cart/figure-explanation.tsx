import { amountsAsOf, type CareType, type Offer, type TabOffer } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { useConsultation } from '../area/consultation-data.ts';
import { usePerson } from '../care/use-person.ts';
import { explainFigures } from './explain-figures.ts';

/** How each figure of a proposal comes about, in words. */
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
      {/* A purchase knows no amount of the law. */}
      {props.area !== 2 && <p className="field-hint">{amountsAsOf(today)}</p>}
    </>
  );
}
