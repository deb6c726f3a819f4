import { useEffect, useRef } from 'react';
import type { Krankenkasse } from '#institution/domain';
import { useChecks } from './use-checks.tsx';

/** Asks what is to be checked, once it appears, and goes on; elsewhere than on the summary. */
export function ChecksGate({ insurer, go }: { insurer: Krankenkasse; go: () => void }) {
  const { ask, question } = useChecks(insurer, 'zurück');
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    ask(go);
  });
  return question;
}
