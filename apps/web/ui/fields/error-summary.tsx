import { Link } from '@remix-run/react';
import { type MouseEvent, useId } from 'react';
import { useFocus } from '../basics/use-focus.ts';

/** An item to correct, with a link to it. */
export interface SummaryItem {
  readonly id: string;
  readonly text: string;
  /** Link to the question: `#…` on this screen, or another screen's path. */
  readonly to: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly items: readonly SummaryItem[];
  /** Number of failed attempts to continue: each one focuses the summary. */
  readonly attempt: number;
  /** Jumps to a question on this screen without a new history entry. */
  readonly onJump: (id: string) => void;
}

/** Lists what still has to be corrected; it shrinks with each correction and finally disappears. */
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
