import type { ReactNode } from 'react';
import { BusyButton } from '../basics/busy-button.tsx';
import { useFormView } from './form-view.ts';

interface SubmitProps {
  readonly children: ReactNode;
  /** Whether it waits for the scripts of the page. */
  readonly disabled?: boolean;
  /** Whether it looks disabled and says why when it is pressed. */
  readonly held?: boolean;
  readonly describedBy?: string | undefined;
}

/** The button that sends a form. */
export function Submit({ children, disabled, held = false, describedBy }: SubmitProps) {
  const { busy } = useFormView();
  return (
    <BusyButton
      type="submit"
      className="button button-primary"
      busy={busy}
      held={held}
      disabled={disabled}
      aria-describedby={describedBy}
    >
      {children}
    </BusyButton>
  );
}
