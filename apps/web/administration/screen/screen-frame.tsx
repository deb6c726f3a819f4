import { type ReactNode, useId } from 'react';

/** Props of the screen frame. */
export interface ScreenFrameProps {
  /** Heading and title of the screen. */
  readonly title: string;
  /** Navigation to the neighbouring screens. */
  readonly tabs?: ReactNode;
  /** Explains what the screen is for. */
  readonly about?: string;
  /** Rendered below that: actions on the whole list, and notices. */
  readonly head?: ReactNode;
  /** Message about the last action; left out if shown elsewhere. */
  readonly done?: string;
  readonly className?: string;
  /** The content and its dialogs. */
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
      <header className="stack screen-head">
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
