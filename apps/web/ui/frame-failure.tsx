import type { ReactNode } from 'react';
import { useFocus } from './use-focus.ts';

/**
 * Says that a form was refused, and takes the focus each time it is, so that nobody misses it.
 *
 * @param props.answer the action's answer: a new one is a new refusal, even with the same words
 */
export function Failure({ answer, children }: { answer: unknown; children: ReactNode }) {
  const element = useFocus<HTMLDivElement>(answer);
  return (
    <div ref={element} className="message message-cost" role="alert" tabIndex={-1}>
      {children}
    </div>
  );
}
