import { useState } from 'react';
import type * as z from 'zod/mini';
import type { CallAnswer, CallRefusal } from '../../connection/calls/send-call.ts';
import { usePress } from '../basics/use-press.ts';
import type { FormView } from './form-view.ts';
import { type FormOptions, useForm } from './use-form.ts';

interface SendOptions<S extends z.ZodMiniType, T> extends Pick<FormOptions<S>, 'form' | 'values' | 'prefix'> {
  readonly send: (values: z.output<S>) => Promise<CallAnswer<T>>;
  readonly onSent: (answer: T, values: z.output<S>) => void;
}

/** A form that only scripts send, by a call. The input stays until it has arrived; it is never sent twice at once. */
export function useCallForm<S extends z.ZodMiniType, T>(options: SendOptions<S, T>): FormView {
  const { send, onSent, ...form } = options;
  const [refused, setRefused] = useState<CallRefusal | null>(null);
  const { busy, press } = usePress();
  const onSend = (values: z.output<S>) =>
    press(async () => {
      const answer = await send(values);
      setRefused(answer.ok ? null : answer);
      if (answer.ok) onSent(answer.value, values);
    });
  return useForm({ ...form, refused, busy, onSend });
}
