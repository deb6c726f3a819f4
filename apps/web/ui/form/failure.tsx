import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Reports that a form was refused and takes the focus each time.
 *
 * @param props.answer the action's answer: a new object is a new refusal, even with the same text
 */
export function Failure({ answer, children }: { answer: unknown; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  // After the layout phase: the form library focuses the first invalid field there, and would win.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the answer.
  useEffect(() => element.current?.focus(), [answer]);
  return (
    <div ref={element} className="message message-cost" role="alert" tabIndex={-1}>
      {children}
    </div>
  );
}
