import { type ComponentType, useState } from 'react';
import { connectionLost } from '../connection/connection-state.ts';
import { useFrame } from '../session/frame-data.ts';
import { trialLabel, trialTone } from './trial.ts';

/**
 * Shows the remaining days of the trial; links users who may apply to the contract version until an
 * application is made.
 */
export function TrialBanner() {
  const { institution, user } = useFrame();
  const { trialDaysLeft: days, fullVersionApplied } = institution;
  const [Offer, setOffer] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const label = trialLabel(institution);
  if (days === null && Offer === null) return null;
  const open = () =>
    import('./contract/contract-offer.tsx').then(
      ({ ContractOffer }) => setOffer(() => ContractOffer),
      connectionLost,
    );
  return (
    <>
      {days === null ? null : (
        <div className="trial-banner" data-tone={trialTone(days)}>
          <p>{label}</p>
          {fullVersionApplied ? null : user.mayApply ? (
            <button type="button" className="button button-compact" onClick={open}>
              Vertragsversion beantragen
            </button>
          ) : (
            <p>Die Vertragsversion beantragt der Administrator Ihrer Institution.</p>
          )}
        </div>
      )}
      {Offer === null ? null : <Offer onClose={() => setOffer(null)} />}
    </>
  );
}
