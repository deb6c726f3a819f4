import { useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import type { CallDefinition, Schema, SentTo } from '#platform/domain';
import { clearLoaderCache } from '../../connection/loader-cache.ts';
import { makeCall } from '../../session/make-call.ts';
import { usePress } from '../basics/use-press.ts';

interface Change<Call extends CallDefinition> {
  readonly busy: boolean;
  /** Why the call failed; null if it did not. */
  readonly failure: string | null;
  /** Makes the call, unless the former is under way; resolves when it has finished or failed. */
  readonly send: (input: SentTo<Call>) => Promise<void>;
}

/**
 * A changing call without a form.
 *
 * @param onDone called with the answer and what was sent, while the screen's data are being reloaded
 */
export function useCall<Input extends Schema, Answer, Conflict>(
  call: CallDefinition<Input, Answer, Conflict>,
  onDone: (answer: Answer, input: SentTo<CallDefinition<Input>>) => void = () => {},
): Change<CallDefinition<Input>> {
  const revalidator = useRevalidator();
  const { busy, press } = usePress();
  const [failure, setFailure] = useState<string | null>(null);
  const send = (input: SentTo<CallDefinition<Input>>) =>
    press(async () => {
      setFailure(null);
      const answer = await makeCall(call, input);
      if (!answer.ok) return setFailure(answer.message);
      clearLoaderCache();
      revalidator.revalidate();
      onDone(answer.value, input);
    });
  return { busy, failure, send };
}
