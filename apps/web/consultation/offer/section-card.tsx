import { type ReactNode, type Ref, useId } from 'react';

/** A part of the summary on a card, with its edit buttons beside the title. */
export function SectionCard(props: {
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  action?: ReactNode;
  children: ReactNode;
}) {
  const { title, titleRef, action, children } = props;
  const id = useId();
  return (
    <section className="card offer-section" aria-labelledby={id}>
      <header className="offer-section-head">
        <h2 id={id} ref={titleRef} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}
