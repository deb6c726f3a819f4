import { Link } from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import { explainedFor } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { useConsultation } from '../area/consultation-data.ts';
import { SectionCard } from '../area/section-card.tsx';
import { useCare } from '../care/care-data.ts';
import { usePerson } from '../care/use-person.ts';
import { useDraftPart } from '../draft/draft-provider.tsx';
import { MissingInsurer } from '../figures/missing-insurer.tsx';
import { useAmountDeparture } from '../figures/use-amount-departure.ts';
import { BasisGroup } from './basis-group.tsx';
import { DepartureGroup } from './departure-group.tsx';
import { ExplainedGroup } from './explained-group.tsx';
import { type DetailGroup, GROUP_TITLES, GROUPS, groupInWords } from './group-words.ts';
import { ReasonsGroup } from './reasons-group.tsx';
import { SamplesGroup } from './samples-group.tsx';
import { SignerGroup } from './signer-group.tsx';
import { supplyNames } from './supply-names.ts';
import { TalkGroup } from './talk-group.tsx';
import { useDetails } from './use-details.ts';

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
