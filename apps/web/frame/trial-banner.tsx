import { useState } from 'react';
import { deferredPart } from '../connection/deferred/deferred-part.ts';
import { useFrame } from '../session/frame-data.ts';
import { DeferredDialog } from '../ui/basics/deferred.tsx';
import { trialLabel, trialTone } from './trial.ts';

const OFFER = deferredPart(
  async () => (await import('./contract/contract-offer.tsx')).ContractOffer,
  'on-demand',
);

/**
 * Shows the remaining days of the trial; links users who may apply to the contract version until an
 * application is made.
 */
export function TrialBanner() {
  const { institution, user } = useFrame();
  const { trialDaysLeft: days, fullVersionApplied } = institution;
  const [open, setOpen] = useState(false);
  const label = trialLabel(institution);
  if (days === null && !open) return null;
  return (
    <>
      {days === null ? null : (
        <div className="trial-banner" data-tone={trialTone(days)}>
          <p>{label}</p>
          {fullVersionApplied ? null : user.mayApply ? (
            <button type="button" className="button button-compact" onClick={() => setOpen(true)}>
              Vertragsversion beantragen
            </button>
          ) : (
            <p>Die Vertragsversion beantragt der Administrator Ihrer Institution.</p>
          )}
        </div>
      )}
      {open ? (
        <DeferredDialog part={OFFER} onClose={() => setOpen(false)}>
          {(ContractOffer) => <ContractOffer onClose={() => setOpen(false)} />}
        </DeferredDialog>
      ) : null}
    </>
  );
}
