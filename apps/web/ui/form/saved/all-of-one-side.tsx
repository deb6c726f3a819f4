import type { Side } from './use-conflict.ts';

/** From this many questions on, one answer for all is offered. */
const MANY = 4;

/** Answers all questions of a conflict at once, if there are many. */
export function AllOfOneSide(props: { readonly count: number; readonly onAll: (side: Side) => void }) {
  const { count, onAll } = props;
  if (count < MANY) return null;
  return (
    <div className="row">
      <button type="button" className="button button-compact" onClick={() => onAll('mine')}>
        Überall meine Angabe
      </button>
      <button type="button" className="button button-compact" onClick={() => onAll('theirs')}>
        Überall die Angabe von jetzt
      </button>
    </div>
  );
}
