import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { applyForContract } from '#auth/calls';
import type { ContractOffer as Offer } from '#institution';
import { clearLoaderCache } from '../../connection/loader-cache.ts';
import { makeCall } from '../../session/make-call.ts';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { ContractAppliedDialog } from './contract-applied-dialog.tsx';
import { ContractDialog } from './contract-dialog.tsx';

const TIMEOUT_MS = 10_000;

/** The terms of the contract version; null if the server cannot be reached. */
async function askOffer(): Promise<Offer | null> {
  try {
    const response = await fetch('/contract', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return (await response.json()) as Offer;
  } catch {
    return null;
  }
}

/** Lets a user of the demo apply for the contract version; all data are reloaded afterwards. */
export function ContractOffer({ onClose }: { onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const [contract, setContract] = useState<Offer | null | undefined>();
  const [mail, setMail] = useState<string | null>(null);
  useEffect(() => void askOffer().then(setContract), []);
  if (mail !== null) return <ContractAppliedDialog mail={mail} onClose={onClose} />;
  if (contract === undefined) return null;
  if (contract === null) return <Unreachable onClose={onClose} />;
  const apply = async () => {
    const answer = await makeCall(applyForContract, {});
    return answer.ok ? ({ ok: true, mail: answer.value.mail } as const) : answer;
  };
  return (
    <ContractDialog
      contract={contract}
      apply={apply}
      onApplied={(to) => {
        setMail(to);
        // The documents depend on the trial as well.
        clearLoaderCache();
        revalidate();
      }}
      onClose={onClose}
    />
  );
}

function Unreachable({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Vertragsversion beantragen" onClose={onClose}>
      <p>Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.</p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Schließen
        </button>
      </div>
    </Dialog>
  );
}
