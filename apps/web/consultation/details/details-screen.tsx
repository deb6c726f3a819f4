import { Link } from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import {
  ADVISED_LABELS,
  BASIS_LABELS,
  type DocumentDetails,
  dayDoubt,
  type ExplainedItem,
  explainedFor,
  personWords,
  SIGNER_LABELS,
  TALK_LABELS,
} from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { type CalendarDay, counted, formatDay } from '#platform/domain';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { useConsultation } from '../area/consultation-data.ts';
import { SectionCard } from '../area/section-card.tsx';
import { useCare } from '../care/care-data.ts';
import { usePerson } from '../care/use-person.ts';
import { CoveredQuestion } from '../discreet/covered-question.tsx';
import { useDraftPart } from '../draft/draft-provider.tsx';
import { MissingInsurer } from '../figures/missing-insurer.tsx';
import { useAmountDeparture } from '../figures/use-amount-departure.ts';
import {
  capital,
  DetailChoice,
  DetailDay,
  type DetailsProps,
  DetailText,
  DetailYesNo,
  detailId,
} from './detail-fields.tsx';
import { ReasonsGroup } from './reasons-group.tsx';
import { SamplesGroup } from './samples-group.tsx';
import { SignerGroup } from './signer-group.tsx';
import { supplyNames } from './supply-names.ts';
import { TalkGroup } from './talk-group.tsx';
import { toggled, useDetails } from './use-details.ts';

const GROUPS = ['talk', 'basis', 'reasons', 'samples', 'explained', 'departure', 'signer'] as const;
type DetailGroup = (typeof GROUPS)[number];

const GROUP_TITLES: Readonly<Record<DetailGroup, string>> = {
  talk: 'Gespräch',
  basis: 'Grundlage der Versorgung',
  reasons: 'Produkte und Begründung',
  samples: 'Muster',
  explained: 'Aufklärung',
  departure: 'Abweichung',
  signer: 'Unterschrift',
};

/** What a group holds, in a line; '' if nothing. Names no person, and no diagnosis. */
function groupInWords(
  group: DetailGroup,
  details: DocumentDetails,
  items: readonly ExplainedItem[],
  insurer: Krankenkasse,
): string {
  return personWords(joined(WORDS[group](details, items)), insurer);
}

type Words = (details: DocumentDetails, items: readonly ExplainedItem[]) => readonly (string | undefined)[];

const WORDS: Readonly<Record<DetailGroup, Words>> = {
  talk: ({ talk, advised = [] }) => [
    talk && TALK_LABELS[talk],
    advised.length === 0 ? undefined : `beraten: ${advised.map((who) => ADVISED_LABELS[who]).join(', ')}`,
  ],
  basis: ({ basis, prescribedOn, recommendedOn }) => {
    const day = basis === 'prescription' ? prescribedOn : basis === 'nurse' ? recommendedOn : undefined;
    return [basis && `${BASIS_LABELS[basis]}${day === undefined ? '' : ` vom ${formatDay(day)}`}`];
  },
  reasons: ({ reasonOffered, reasonWished }) => {
    const count = [reasonOffered, reasonWished].filter((text) => text?.trim()).length;
    return [count === 0 ? undefined : counted(count, ['Begründung', 'Begründungen'])];
  },
  samples: ({ samples }) => [
    samples && (samples.length === 0 ? 'keine gegeben' : counted(samples.length, ['Muster', 'Muster'])),
  ],
  explained: ({ explained = [] }, items) => {
    const count = items.filter(({ id }) => explained.includes(id)).length;
    return [count === 0 ? undefined : `${count} von ${items.length}`];
  },
  departure: ({ departs }) => [departs === undefined ? undefined : departs ? 'weicht ab' : 'keine'],
  signer: ({ signer, place }) => [signer && SIGNER_LABELS[signer], place?.trim()],
};

const joined = (texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(' · ');

/** What the documents say besides the answers; everything is optional and kept as it is typed. */
export function DetailsScreen() {
  const { insurer, answers } = usePerson();
  return (
    <>
      {insurer ? (
        <Groups insurer={insurer} />
      ) : (
        <MissingInsurer title="Bitte wählen Sie zuerst die Krankenkasse" name={answers.krankenkasse}>
          Davon hängt der Text der Dokumente ab.
        </MissingInsurer>
      )}
      <div className="page-actions">
        <Link className="button button-primary" to="/offer">
          zurück zur Zusammenfassung
        </Link>
      </div>
    </>
  );
}

function Groups({ insurer }: { insurer: Krankenkasse }) {
  const { details, set } = useDetails();
  const { institution, today } = useConsultation();
  const { products, letterhead } = useCare();
  const { answers, gross } = usePerson();
  const draft = useDraftPart((state) => state.draft);
  const [open, setOpen] = useState<ReadonlySet<DetailGroup>>(() => new Set(['talk']));
  const items = explainedFor(insurer, gross);
  const amount = useAmountDeparture(insurer);
  const shared = { details, set };
  const named = [answers.representative_givenName, answers.representative_lastname].some((name) =>
    name?.trim(),
  );
  const fields: Readonly<Record<DetailGroup, ReactNode>> = {
    talk: <TalkGroup {...shared} insurer={insurer} represented={named} />,
    basis: <BasisGroup {...shared} today={today} />,
    reasons: (
      <ReasonsGroup {...shared} supply={supplyNames(draft, products, insurer, institution.method, gross)} />
    ),
    samples: <SamplesGroup {...shared} today={today} />,
    explained: <ExplainedGroup {...shared} items={items} />,
    departure: <DepartureGroup {...shared} amount={amount} />,
    signer: <SignerGroup {...shared} insurer={insurer} town={letterhead.ort.trim()} />,
  };
  const toggle = (group: DetailGroup) =>
    setOpen((before) => new Set(GROUPS.filter((each) => before.has(each) !== (each === group))));
  return (
    <div className="stack details question-form">
      {GROUPS.filter((group) => group !== 'departure' || details.basis !== 'none').map((group) => (
        <SectionCard
          key={group}
          title={GROUP_TITLES[group]}
          fold={{
            open: open.has(group),
            onToggle: () => toggle(group),
            content: groupInWords(group, details, items, insurer) || 'noch nichts eingetragen',
          }}
        >
          <div className="details-fields">{fields[group]}</div>
        </SectionCard>
      ))}
    </div>
  );
}

/** What the supply rests on; only what belongs to the chosen basis is asked. */
function BasisGroup({ details, set, today }: DetailsProps & { today: CalendarDay }) {
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
          <CoveredQuestion
            id={detailId('diagnosisCode')}
            label="ICD-10-Code der Diagnose"
            answered={Boolean(details.diagnosisCode)}
          >
            <DetailText
              {...shared}
              field="diagnosisCode"
              label="ICD-10-Code der Diagnose"
              note="Er steht auf der Verordnung, zum Beispiel „N39.42“."
            />
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
      {basis !== undefined && (
        <DetailDay
          id={detailId('supplyFrom')}
          label="Beginn der Versorgung"
          value={details.supplyFrom}
          onChange={(day) => set({ supplyFrom: day })}
        />
      )}
    </>
  );
}

/**
 * Where the supply departs from the prescription or recommendation, and why.
 *
 * @param props.amount what is known of it; null if nothing
 */
function DepartureGroup({ details, set, amount }: DetailsProps & { amount: string | null }) {
  const { basis, departs, physicianInformed } = details;
  const from =
    basis === 'nurse' ? 'Empfehlung' : basis === 'prescription' ? 'Verordnung' : 'Verordnung oder Empfehlung';
  return (
    <>
      <DetailYesNo
        field="departs"
        label={`Weicht die Versorgung von der ${from} ab?`}
        note={amount}
        value={departs}
        onChange={(next) => set({ departs: next })}
      />
      {departs && (
        <>
          <DetailText details={details} set={set} field="departure" label="Worin weicht sie ab?" several />
          <DetailText details={details} set={set} field="departureReason" label="Warum?" several />
          <DetailYesNo
            field="physicianInformed"
            label={
              basis === 'nurse'
                ? 'Ist die Pflegefachkraft oder Praxis informiert?'
                : 'Ist die Praxis informiert?'
            }
            value={physicianInformed}
            onChange={(next) => set({ physicianInformed: next })}
          />
        </>
      )}
    </>
  );
}

/** What was explained; only what concerns the person. */
function ExplainedGroup({ details, set, items }: DetailsProps & { items: readonly ExplainedItem[] }) {
  const { explained = [] } = details;
  const ids = items.map(({ id }) => id);
  return (
    <>
      <ChoiceGroup
        id={detailId('explained')}
        label="Was wurde erklärt?"
        note="Was hier offen bleibt, lässt sich auf dem Papier von Hand ankreuzen."
        several
        choices={items.map(({ id, label }) => ({ value: id, label: capital(label) }))}
        chosen={explained}
        onChoose={(id) => {
          const next = toggled(ids, explained, id);
          set({ explained: next.length === 0 ? undefined : next });
        }}
      />
      {ids.some((id) => !explained.includes(id)) && (
        <p>
          <button type="button" className="button" onClick={() => set({ explained: ids })}>
            Alles ankreuzen
          </button>
        </p>
      )}
    </>
  );
}
