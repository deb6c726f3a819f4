import { type ReactNode, useId, useState } from 'react';
import { grossAllowance, netAllowance, patientAge } from '#consultation/domain';
import { formatDay } from '#platform/domain';
import { Money } from '../../ui/basics/money.tsx';
import { ageInWords } from '../area/age-in-words.ts';
import { useConsultation } from '../area/consultation-data.ts';
import { useAgeQuestion } from '../area/use-age-question.ts';
import { Covered } from '../discreet/covered.tsx';
import { initialOf } from '../discreet/use-discreet.ts';
import { useDraftPart } from '../draft/draft-provider.tsx';

/** Shown while nothing is known yet, so that the bar keeps its height. */
const UNKNOWN = '–';

/**
 * The patient and the monthly flat rate of their Krankenkasse, net and gross. On a phone the bar is one line that
 * expands.
 */
export function PatientBar() {
  const answers = useDraftPart((state) => state.draft.answers);
  const { krankenkassen, today } = useConsultation();
  const [open, setOpen] = useState(false);
  const facts = useId();
  const insurer = krankenkassen.find(({ Kasse }) => Kasse === answers.krankenkasse);
  const age = patientAge(answers, today);
  // The rate of a child or of an adult: open while the age is.
  const isSure = useAgeQuestion() === null;
  const net = insurer === undefined || !isSure ? null : netAllowance(insurer, answers, age);
  const gross = net === null ? null : grossAllowance(net, today);
  const lastname = answers.lastname?.trim();
  const givenname = answers.givenname?.trim();
  return (
    <section className="patient-bar" aria-label="Angaben zur Person" data-open={open}>
      <button
        type="button"
        className="patient-toggle"
        aria-expanded={open}
        aria-controls={facts}
        onClick={() => setOpen(!open)}
      >
        <span className="patient-name">
          {lastname || givenname ? (
            <Covered cover={joined(initialOf(lastname), initialOf(givenname))}>
              {joined(lastname, givenname)}
            </Covered>
          ) : (
            'Person noch ohne Namen'
          )}
        </span>
        <span className="patient-rate">
          <span className="visually-hidden">Pauschale brutto </span>
          <Money cents={gross} />
        </span>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 6l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
      <dl id={facts}>
        <Fact label="Nachname">
          {lastname ? <Covered cover={initialOf(lastname)}>{lastname}</Covered> : UNKNOWN}
        </Fact>
        <Fact label="Vorname">
          {givenname ? <Covered cover={initialOf(givenname)}>{givenname}</Covered> : UNKNOWN}
        </Fact>
        <Fact label="Geburtsdatum">
          {answers.birthdate === undefined ? (
            UNKNOWN
          ) : (
            <Covered>
              <span className="number" translate="no">
                {formatDay(answers.birthdate)}
              </span>
              {age !== null && ` (${ageInWords(age)})`}
            </Covered>
          )}
        </Fact>
        <Fact label="Krankenkasse">{answers.krankenkasse || UNKNOWN}</Fact>
        <Fact label="Pauschale netto" unit="im Monat">
          <Money cents={net} />
        </Fact>
        <Fact label="Pauschale brutto" unit="im Monat">
          <Money cents={gross} />
        </Fact>
      </dl>
    </section>
  );
}

const joined = (...names: readonly (string | undefined)[]) => names.filter(Boolean).join(', ');

function Fact({ label, unit, children }: { label: string; unit?: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        {label}
        {unit === undefined ? null : <span className="visually-hidden"> {unit}</span>}
      </dt>
      <dd translate="no">{children}</dd>
    </div>
  );
}
