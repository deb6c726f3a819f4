import type { ReactNode } from 'react';

interface KasseSwitchProps {
  readonly name: string;
  /** What distinguishes it; empty for nothing. */
  readonly tag: string;
  readonly on: boolean;
  /** Whether something else decides. */
  readonly held?: boolean;
  readonly onToggle: () => void;
  /** Its rates. */
  readonly children: ReactNode;
}

/** A Krankenkasse of the list, to be switched on and off as a whole line. */
export function KasseSwitch({ name, tag, on, held = false, onToggle, children }: KasseSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className="switch-entry"
      aria-checked={on}
      disabled={held}
      onClick={onToggle}
    >
      <span className="switch-words">
        <span>
          {name}
          {tag === '' ? null : <span className="switch-tag"> ({tag})</span>}
        </span>
        <span className="switch-rates">{children}</span>
      </span>
      <span aria-hidden="true" className="switch-track" />
    </button>
  );
}
