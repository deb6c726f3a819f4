import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

interface ListMenuProps {
  readonly label: string;
  /** Shown after the label, such as the number of filters in use. */
  readonly count?: number;
  readonly children: ReactNode;
}

/** A button that unfolds a panel over the list. A press outside or Escape folds it. */
export function ListMenu({ label, count = 0, children }: ListMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      const menu = details.current;
      if (menu?.open && !menu.contains(target as Node | null)) menu.open = false;
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onPress);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onPress);
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const menu = details.current;
    if (event.key !== 'Escape' || !menu?.open) return;
    // A search field would be emptied by it.
    event.preventDefault();
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  return (
    <details ref={details} className="list-menu" onKeyDown={onKeyDown}>
      <summary className="button button-compact">
        {label}
        {count > 0 ? ` (${count})` : ''}
      </summary>
      <div className="list-menu-panel">{children}</div>
    </details>
  );
}
