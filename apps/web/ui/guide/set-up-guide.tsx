import { Link } from '@remix-run/react';
import { type ReactNode, useId } from 'react';

/** A step of a set-up guide. */
export interface GuideStep {
  readonly key: string;
  readonly title: string;
  /** How far it is, in words. */
  readonly state: string;
  readonly done: boolean;
  /** Where it is done; a file opens in a window of its own. */
  readonly way: { readonly to: string; readonly label: string; readonly file?: true };
  /** Rendered beside the way. */
  readonly beside?: ReactNode;
}

interface SetUpGuideProps {
  readonly title: string;
  readonly about: string;
  /** In their order; the first open one is the next. */
  readonly steps: readonly GuideStep[];
  /** Puts the list away. */
  readonly hide: ReactNode;
}

/** What is to be set up: the open steps, the next one emphasised, and those that are done folded below. */
export function SetUpGuide({ title, about, steps, hide }: SetUpGuideProps) {
  const titleId = useId();
  const open = steps.filter(({ done }) => !done);
  const done = steps.filter((step) => step.done);
  return (
    <section className="card guide" aria-labelledby={titleId}>
      <header className="guide-head">
        <div>
          <h2 id={titleId}>{title}</h2>
          <p className="guide-about">{about}</p>
        </div>
        <p className="guide-count">
          {done.length} von {steps.length} erledigt
        </p>
        {/* The words beside it say the same. */}
        <span className="guide-bar" aria-hidden="true">
          {[...done, ...open].map((step) => (
            <span key={step.key} data-done={step.done} />
          ))}
        </span>
      </header>
      <ol className="guide-steps">
        {open.map((step, index) => (
          <OpenStep key={step.key} step={step} next={index === 0} />
        ))}
      </ol>
      {done.length === 0 ? null : (
        <details className="guide-done">
          <summary>Erledigt ({done.length})</summary>
          <ul className="guide-steps">
            {done.map(({ key, title: name, state, way }) => (
              <li key={key} className="guide-step">
                <span className="guide-mark guide-tick" aria-hidden="true">
                  ✓
                </span>
                <div className="guide-words">
                  <h3>{way.file ? name : <Link to={way.to}>{name}</Link>}</h3>
                  <p>{state}</p>
                </div>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="row">{hide}</div>
    </section>
  );
}

function OpenStep({ step, next }: { readonly step: GuideStep; readonly next: boolean }) {
  const { title, state, way, beside } = step;
  const about = useId();
  const className = next ? 'button button-primary' : 'button';
  return (
    <li className="guide-step" data-next={next}>
      <span className="guide-mark" aria-hidden="true" />
      <div className="guide-words">
        <h3>
          {title}
          {next ? <span className="guide-next">als Nächstes</span> : null}
        </h3>
        <p id={about}>{state}</p>
      </div>
      <div className="guide-ways">
        {way.file ? (
          <a className={className} href={way.to} target="_blank" rel="noreferrer" aria-describedby={about}>
            {way.label}
          </a>
        ) : (
          <Link className={className} to={way.to} aria-describedby={about}>
            {way.label}
          </Link>
        )}
        {beside}
      </div>
    </li>
  );
}
