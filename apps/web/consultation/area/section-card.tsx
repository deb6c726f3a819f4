import { type ReactNode, type Ref, useId } from 'react';

/** How a card is folded: one line summarises its content, and it is printed whole. */
export interface Fold {
  readonly open: boolean;
  readonly onToggle: () => void;
  /** What it holds, in a line. */
  readonly content: ReactNode;
}

/** A part of the summary on a card, with its edit buttons beside the title. */
export function SectionCard(props: {
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  action?: ReactNode;
  /** Left out: it cannot be folded. */
  fold?: Fold | undefined;
  /** Whether it is folded on narrow screens only, where it is not beside the others. */
  narrow?: boolean;
  children: ReactNode;
}) {
  const { title, titleRef, action, fold, narrow, children } = props;
  const id = useId();
  return (
    <section className="card offer-section" aria-labelledby={id} data-narrow={narrow || undefined}>
      <header className="offer-section-head">
        <div className="offer-section-title">
          <h2 id={id} ref={titleRef} tabIndex={-1}>
            {fold ? (
              <button
                type="button"
                className="fold-button"
                aria-expanded={fold.open}
                aria-controls={`${id}-body`}
                onClick={fold.onToggle}
              >
                {title}
              </button>
            ) : (
              title
            )}
            {fold && <span className="fold-plain">{title}</span>}
          </h2>
          {fold && <p className="fold-content">{fold.content}</p>}
        </div>
        {action}
      </header>
      <div id={`${id}-body`} className="offer-section-body" data-folded={fold?.open === false || undefined}>
        {children}
      </div>
    </section>
  );
}
