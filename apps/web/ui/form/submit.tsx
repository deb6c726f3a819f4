import type { ReactNode } from 'react';
import { BusyButton } from '../basics/busy-button.tsx';
import { useFormView } from './form-view.ts';

interface SubmitProps {
  readonly children: ReactNode;
  /** Disabled until the page's scripts run. */
  readonly disabled?: boolean;
  /** Looks disabled, and says why when pressed. */
  readonly held?: boolean;
  readonly describedBy?: string | undefined;
}

/** A form's submit button. */
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
