import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Says that a form was refused, and takes the focus each time it is, so that nobody misses it.
 *
 * @param props.answer the action's answer: a new one is a new refusal, even with the same words
 */
export function Failure({ answer, children }: { answer: unknown; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  // Not with what is drawn: a form's library then puts the focus on the first field that is wrong, and would have it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is what the focus follows.
  useEffect(() => element.current?.focus(), [answer]);
  return (
    <div ref={element} className="message message-cost" role="alert" tabIndex={-1}>
      {children}
    </div>
  );
}
