import { type ReactNode, useEffect, useState } from 'react';
import { focusField } from '../../ui/fields/focus-field.ts';
import { useDiscreet } from './use-discreet.ts';

interface CoveredQuestionProps {
  /** Id of the control, which the button takes over. */
  readonly id: string;
  readonly label: string;
  readonly answered: boolean;
  readonly children: ReactNode;
}

/** A question whose answer Diskret covers until it is asked for. One that is not answered yet stays open. */
export function CoveredQuestion(props: CoveredQuestionProps) {
  return useDiscreet() ? <Coverable {...props} /> : props.children;
}

function Coverable({ id, label, answered, children }: CoveredQuestionProps) {
  // Decided once: an answer must not be covered while it is being typed.
  const [open, setOpen] = useState(!answered);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (asked) focusField(id);
  }, [asked, id]);
  if (open) return children;
  const show = () => {
    setOpen(true);
    setAsked(true);
  };
  return (
    <div className="covered-question">
      <p className="field-label">{label}</p>
      <button
        type="button"
        className="button"
        id={id}
        aria-label={`verdeckt, zeigen: ${label}`}
        onClick={show}
      >
        verdeckt, zeigen
      </button>
    </div>
  );
}
