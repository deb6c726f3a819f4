import type { ReactNode } from 'react';
import { grossAllowance, netAllowance, patientAge } from '#consultation/domain';
import { formatDay } from '#platform/domain';
import { useConsultation } from '../consultation/consultation-data.ts';
import { useDraft } from '../consultation/draft-provider.tsx';
import { Money } from './money.tsx';

/** Stands where nothing is known yet: the bar keeps its height while it fills. */
const UNKNOWN = '–';

/** Who is advised, and the flat monthly rate of their Krankenkasse, net and gross. */
export function PatientBar() {
  const { answers } = useDraft().draft;
  const { krankenkassen, today } = useConsultation();
  const insurer = krankenkassen.find(({ Kasse }) => Kasse === answers.krankenkasse);
  const net = insurer === undefined ? null : netAllowance(insurer, answers, patientAge(answers, today));
  return (
    <section className="patient-bar" aria-label="Angaben zur Person">
      <dl>
        <Fact label="Nachname">{answers.lastname?.trim() || UNKNOWN}</Fact>
        <Fact label="Vorname">{answers.givenname?.trim() || UNKNOWN}</Fact>
        <Fact label="Geburtsdatum">
          <span className="number">
            {answers.birthdate === undefined ? UNKNOWN : formatDay(answers.birthdate)}
          </span>
        </Fact>
        <Fact label="Krankenkasse">{answers.krankenkasse || UNKNOWN}</Fact>
        <Fact label="Pauschale netto" unit="im Monat">
          <Money cents={net} />
        </Fact>
        <Fact label="Pauschale brutto" unit="im Monat">
          <Money cents={net === null ? null : grossAllowance(net)} />
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ label, unit, children }: { label: string; unit?: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        {label}
        {unit === undefined ? null : <span className="visually-hidden"> {unit}</span>}
      </dt>
      {/* A long name is cut to keep the bar's height; it can still be read whole. */}
      <dd title={typeof children === 'string' ? children : undefined}>{children}</dd>
    </div>
  );
}
