import { useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import { clearLoaderCache } from '../../connection/loader-cache.ts';
import { callPage } from '../../session/call-page.ts';

interface Change {
  readonly busy: boolean;
  /** Why it was not done; null where nothing has failed. */
  readonly failure: string | null;
  /** Sends it; resolves once it is done, or has failed. */
  readonly send: (path: `/${string}`, fields: Readonly<Record<string, string>>) => Promise<void>;
}

/**
 * A call that changes something, without a form.
 *
 * @param onDone called with the answer; what is shown is being read anew then
 */
export function useChange<Answer>(onDone: (answer: Answer) => void): Change {
  const revalidator = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send: Change['send'] = async (path, fields) => {
    setBusy(true);
    setFailure(null);
    const answer = await callPage<Answer>(path, fields);
    setBusy(false);
    if (!answer.ok) return setFailure(answer.message);
    clearLoaderCache();
    revalidator.revalidate();
    onDone(answer.value);
  };
  return { busy, failure, send };
}
