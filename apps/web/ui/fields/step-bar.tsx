import { Link } from '@remix-run/react';

/** One step of a sequence of screens. */
export interface Step {
  readonly to: string;
  readonly number: number;
  readonly name: string;
  readonly current: boolean;
  readonly done: boolean;
}

/** The current position in a sequence of screens, each of them one click away. */
export function StepBar({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <nav aria-label={label}>
      <ol className="step-bar">
        {steps.map(({ to, number, name, current, done }) => (
          <li key={to}>
            <Link to={to} className="step" aria-current={current ? 'step' : undefined}>
              <span className="step-number">
                {done && !current ? (
                  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                    <path
                      d="M3 8.5l3.5 3.5L13 4.5"
                      fill="none"
                      stroke="currentColor"
                      strokeWidth="2.25"
                      strokeLinecap="round"
                      strokeLinejoin="round"
                    />
                  </svg>
                ) : (
                  <span aria-hidden="true">{number}</span>
                )}
              </span>
              <span className="step-name">{name}</span>
              {done && <span className="visually-hidden"> (vollständig)</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
