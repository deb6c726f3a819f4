import { useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import { clearLoaderCache } from '../../connection/loader-cache.ts';
import { callPage } from '../../session/call-page.ts';
import { usePress } from '../../ui/basics/use-press.ts';

interface Change {
  readonly busy: boolean;
  /** Why the call failed; null if it did not. */
  readonly failure: string | null;
  /** Sends the call, unless the former is under way; resolves when it has finished or failed. */
  readonly send: (path: `/${string}`, fields: Readonly<Record<string, FormDataEntryValue>>) => Promise<void>;
}

/**
 * A changing call without a form.
 *
 * @param onDone called with the answer, while the screen's data are being reloaded
 */
export function useChange<Answer>(onDone: (answer: Answer) => void): Change {
  const revalidator = useRevalidator();
  const { busy, press } = usePress();
  const [failure, setFailure] = useState<string | null>(null);
  const send: Change['send'] = (path, fields) =>
    press(async () => {
      setFailure(null);
      const answer = await callPage<Answer>(path, fields);
      if (!answer.ok) return setFailure(answer.message);
      clearLoaderCache();
      revalidator.revalidate();
      onDone(answer.value);
    });
  return { busy, failure, send };
}
