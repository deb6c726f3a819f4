import { Link } from '@remix-run/react';
import { type MouseEvent, useId } from 'react';
import { useFocus } from '../basics/use-focus.ts';

/** One thing to put right and the way to it. */
export interface SummaryItem {
  readonly id: string;
  readonly text: string;
  /** Address of the question, `#…` on this screen or another screen's path. */
  readonly to: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly items: readonly SummaryItem[];
  /** How often the way on was tried in vain: each time the summary takes the focus. */
  readonly attempt: number;
  /** Leads to a question on this screen, without a new entry in the browser's history. */
  readonly onJump: (id: string) => void;
}

/** Says what is still to be put right; it shrinks as that is done and is not there without. */
export function ErrorSummary({ title, items, attempt, onJump }: ErrorSummaryProps) {
  const element = useFocus<HTMLDivElement>(attempt, attempt > 0);
  const titleId = useId();
  if (items.length === 0) return null;
  const jump = (event: MouseEvent, { to }: SummaryItem) => {
    if (!to.startsWith('#')) return;
    event.preventDefault();
    onJump(to.slice(1));
  };
  return (
    <div
      className="message message-cost error-summary"
      role="alert"
      ref={element}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <h2 id={titleId}>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Link to={item.to} state={{ reviewing: true }} onClick={(event) => jump(event, item)}>
              {item.text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
