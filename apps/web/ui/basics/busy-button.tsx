import type { ComponentProps } from 'react';

interface BusyButtonProps extends Omit<ComponentProps<'button'>, 'aria-disabled'> {
  readonly busy: boolean;
  /** Whether it looks and is called disabled for another reason; it can be pressed, and then says why. */
  readonly held?: boolean;
}

/**
 * A button whose work takes a moment: it keeps its width, says that one has to wait, and keeps the focus. Pressed
 * meanwhile, whoever takes the press does nothing.
 */
export function BusyButton({ busy, held, className = 'button', children, ...button }: BusyButtonProps) {
  return (
    <button type="button" {...button} className={className} aria-disabled={busy || held || undefined}>
      <span className="busy-words">
        <span className={busy ? 'unseen' : undefined}>{children}</span>
        <span className={busy ? undefined : 'unseen'}>Bitte warten …</span>
      </span>
    </button>
  );
}
