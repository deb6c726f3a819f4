import type { TabOffer } from '#consultation/domain';
import { paidOnceInWords, patientPaysInWords, paysName } from './patient-pays.ts';

/** What a person pays for a proposal in one line, and what of it is paid once. */
export function PaysLine({ totals }: { totals: TabOffer }) {
  const once = paidOnceInWords(totals);
  return (
    <>
      <span>{paysName(totals)}</span>{' '}
      <strong className="number" translate="no">
        {patientPaysInWords(totals)}
      </strong>
      {once !== null && <span> {once}</span>}
    </>
  );
}
