import type { ComponentProps } from 'react';

interface BusyButtonProps extends Omit<ComponentProps<'button'>, 'aria-disabled'> {
  readonly busy: boolean;
  /** Looks and is announced as disabled for another reason; it can still be pressed, and then says why. */
  readonly held?: boolean;
}

/**
 * A button whose work takes a moment: it keeps its width and focus and shows that one has to wait. The caller
 * ignores presses meanwhile.
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
