import { type DetailsProps, DetailText, DetailYesNo } from './detail-fields.tsx';

/**
 * Where the supply departs from the prescription or recommendation, and why.
 *
 * @param props.amount what is known of it; null if nothing
 */
export function DepartureGroup({ details, set, amount }: DetailsProps & { amount: string | null }) {
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
