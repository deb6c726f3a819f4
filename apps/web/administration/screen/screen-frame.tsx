import { type ReactNode, useId } from 'react';

/** What stands in the frame of a screen. */
export interface ScreenFrameProps {
  /** Heads the screen and names it. */
  readonly title: string;
  /** The ways to the screens beside it. */
  readonly tabs?: ReactNode;
  /** What the screen is for. */
  readonly about?: string;
  /** Stands below that: what can be done with all of it, and what there is to say first. */
  readonly head?: ReactNode;
  /** What was done last, in words; left out where that is said elsewhere. */
  readonly done?: string;
  readonly className?: string;
  /** What it shows, and the dialogues over it. */
  readonly children: ReactNode;
}

/** The frame of a screen of settings or administration. */
export function ScreenFrame({ title, tabs, about, head, done, className, children }: ScreenFrameProps) {
  const titleId = useId();
  return (
    <section
      className={className === undefined ? 'stack stack-l' : `stack stack-l ${className}`}
      aria-labelledby={titleId}
    >
      <header className="stack">
        <h1 id={titleId} tabIndex={-1}>
          {title}
        </h1>
        {tabs}
        {about === undefined ? null : <p>{about}</p>}
        {head}
        {done === undefined ? null : (
          <p role="status" className="form-state">
            {done}
          </p>
        )}
      </header>
      {children}
    </section>
  );
}
