import { type ReactNode, useId } from 'react';

/**
 * Products of one kind under a heading.
 *
 * @param props.note what there is to say about all of them
 */
export function PickGroup(props: { title: string; note?: string | null; children: ReactNode }) {
  const { title, note, children } = props;
  const id = useId();
  return (
    <fieldset className="pick-group" aria-describedby={note ? id : undefined}>
      <legend>{title}</legend>
      {note && (
        <p className="pick-note" id={id}>
          {note}
        </p>
      )}
      {children && <ul className="picks">{children}</ul>}
    </fieldset>
  );
}
