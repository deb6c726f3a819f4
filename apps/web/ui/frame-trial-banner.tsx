import { type ComponentType, useState } from 'react';
import { connectionLost } from '../connection/connection-state.ts';
import { useConsultation } from '../consultation/consultation-data.ts';
import { trialLabel, trialTone } from './frame-trial.ts';

/** Says how many days of the trial are left, and leads to the contract version while nobody has applied for it. */
export function TrialBanner() {
  const { institution } = useConsultation();
  const { trialDaysLeft: days, fullVersionApplied } = institution;
  const [Offer, setOffer] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const label = trialLabel(institution);
  if (days === null && Offer === null) return null;
  const open = () =>
    import('../access/contract-offer.tsx').then(
      ({ ContractOffer }) => setOffer(() => ContractOffer),
      connectionLost,
    );
  return (
    <>
      {days === null ? null : (
        <div className="trial-banner" data-tone={trialTone(days)}>
          <p>{label}</p>
          {fullVersionApplied ? null : (
            <button type="button" className="button button-compact" onClick={open}>
              Vertragsversion beantragen
            </button>
          )}
        </div>
      )}
      {Offer === null ? null : <Offer onClose={() => setOffer(null)} />}
    </>
  );
}
