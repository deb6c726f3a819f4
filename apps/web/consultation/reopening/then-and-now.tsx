import { useId, useMemo } from 'react';
import {
  AMOUNT_OPEN,
  AREA_LABELS,
  type CareDefinitions,
  knownCart,
  priceListForOnce,
  priceOffer,
  type Questionnaire,
  shownOffer,
} from '#consultation/domain';
import { type Cents, formatDay } from '#platform/domain';
import { Money } from '../../ui/basics/money.tsx';
import { Skeleton } from '../../ui/basics/skeleton.tsx';
import { useConsultation } from '../area/consultation-data.ts';
import { useAgeQuestion } from '../area/use-age-question.ts';
import { productsById } from '../care/care-data.ts';
import { personOf } from '../care/person.ts';
import { useDraftPart } from '../draft/draft-provider.tsx';
import type { Reopened } from '../draft/reopened.ts';
import { useCatalogue } from './catalogue-at-hand.ts';
import { comparedSupply, type NowAmount, paidName } from './compared-supply.ts';

/** The supply of the Dokumentation with its prices, beside what it costs today. */
export function ThenAndNow(props: { reopened: Reopened; questionnaire: Questionnaire }) {
  const care = useCatalogue();
  const isSettled = useAgeQuestion() === null;
  if (props.reopened.proposals.length === 0) return null;
  if (!isSettled) {
    return <p className="field-hint">Die Preise von heute stehen hier nach der Frage zum Geburtsdatum.</p>;
  }
  if (care === null) return <Skeleton label="Die Preise von heute werden geladen …" />;
  return <Table {...props} care={care} />;
}

function Table(props: { reopened: Reopened; questionnaire: Questionnaire; care: CareDefinitions }) {
  const { reopened, questionnaire, care } = props;
  const title = useId();
  const { krankenkassen, institution, prices, today } = useConsultation();
  const answers = useDraftPart((state) => state.draft.answers);
  const chosen = useDraftPart((state) => state.draft.cart);
  const { method } = institution;
  const { offer, proposals } = useMemo(() => {
    const products = productsById(care.catalogue);
    const person = personOf(answers, questionnaire, krankenkassen, today);
    const cart = knownCart(chosen, products, () => null);
    const { insurer, answers: patient } = person;
    const list = priceListForOnce(products, prices);
    const offer = insurer && shownOffer(priceOffer({ today, method, insurer, list, cart, patient }));
    return { offer, proposals: comparedSupply(reopened, cart, offer) };
  }, [care, answers, questionnaire, krankenkassen, today, chosen, method, prices, reopened]);
  return (
    <div className="then-now-part">
      <h3 id={title}>Versorgung damals und heute</h3>
      {offer === null && (
        <p className="field-hint">
          Was die versicherte Person heute zahlt, steht fest, sobald ihre Krankenkasse gewählt ist.
        </p>
      )}
      <table className="then-now" aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col">Preis je Packung</th>
            <th scope="col">{formatDay(reopened.day)}</th>
            <th scope="col">heute</th>
          </tr>
        </thead>
        {proposals.map(({ key, area, name, lines, former, now, once }) => (
          <tbody key={key}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {AREA_LABELS[area]}, {name}
              </th>
            </tr>
            {lines.map(({ key, ...line }) => (
              <Row key={key} {...line} />
            ))}
            <Row name={paidName({ now, once })} former={former} now={now} total />
          </tbody>
        ))}
        <tbody>
          <Row
            name="Pauschale im Monat (brutto)"
            former={reopened.grossAllowance}
            now={offer?.grossAllowance ?? 'open'}
            total
          />
        </tbody>
      </table>
    </div>
  );
}

const WHY: Readonly<Record<Exclude<NowAmount, Cents>, string>> = {
  gone: 'nicht mehr im Katalog',
  removed: 'entfernt',
  open: AMOUNT_OPEN,
};

function Row(props: { name: string; former: Cents | null; now: NowAmount; total?: boolean }) {
  const { name, former, now, total = false } = props;
  const differs = typeof now === 'string' ? now !== 'open' : former !== null && former !== now;
  return (
    <tr data-total={total || undefined}>
      <th scope="row">{name}</th>
      <td>{former === null ? AMOUNT_OPEN : <Money cents={former} />}</td>
      <td data-differs={differs || undefined}>
        {typeof now === 'string' ? WHY[now] : <Money cents={now} />}
      </td>
    </tr>
  );
}
