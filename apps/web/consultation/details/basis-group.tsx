import { BASIS_LABELS, dayDoubt } from '#consultation/domain';
import type { CalendarDay } from '#platform/domain';
import { CoveredQuestion } from '../discreet/covered-question.tsx';
import { DetailChoice, DetailDay, type DetailsProps, DetailText, detailId } from './detail-fields.tsx';

/** What the supply rests on; only what belongs to the chosen basis is asked. */
export function BasisGroup({ details, set, today }: DetailsProps & { today: CalendarDay }) {
  const { basis } = details;
  const shared = { details, set };
  return (
    <>
      <DetailChoice
        field="basis"
        label="Liegt eine Verordnung oder eine Empfehlung vor?"
        labels={BASIS_LABELS}
        value={basis}
        onChange={(next) => set({ basis: next })}
      />
      {basis === 'prescription' && (
        <>
          <DetailDay
            id={detailId('prescribedOn')}
            label="Verordnung vom"
            value={details.prescribedOn}
            doubt={dayDoubt(details, 'prescribedOn', today)}
            onChange={(day) => set({ prescribedOn: day })}
          />
          <DetailText {...shared} field="prescribedBy" label="Ausgestellt von (Praxis, Klinik)" />
          <CoveredQuestion
            id={detailId('diagnosis')}
            label="Diagnose in Worten"
            answered={Boolean(details.diagnosis)}
          >
            <DetailText {...shared} field="diagnosis" label="Diagnose in Worten" />
          </CoveredQuestion>
          <DetailText {...shared} field="prescribedProduct" label="Verordnetes Produkt oder Produktart" />
          <DetailText {...shared} field="prescribedAmount" label="Verordnete Menge" />
          <DetailText
            {...shared}
            field="prescribedPeriod"
            label="Zeitraum"
            note="Zum Beispiel „3 Monate“ oder „Dauerverordnung“."
          />
        </>
      )}
      {basis === 'nurse' && (
        <>
          <DetailDay
            id={detailId('recommendedOn')}
            label="Empfehlung vom"
            note="In Textform und höchstens zwei Wochen alt."
            value={details.recommendedOn}
            doubt={dayDoubt(details, 'recommendedOn', today)}
            onChange={(day) => set({ recommendedOn: day })}
          />
          <DetailText {...shared} field="recommendedBy" label="Pflegefachkraft oder Pflegedienst" />
        </>
      )}
    </>
  );
}
