import { useState } from 'react';
import { CoverIcon } from '../../frame/icons.tsx';
import { useIsomorphicLayoutEffect } from '../../ui/basics/use-focus.ts';
import { useDraftActions, useDraftPart } from '../draft/draft-provider.tsx';
import { useDiscreet } from './use-discreet.ts';

/** No browser uses it, and it types nothing. */
const KEY = 'F2';

/** Covers name, birth date and diagnosis on all screens, by one touch or key, until it is pressed again. */
export function DiscreetButton() {
  const ready = useDraftPart((state) => state.ready);
  const discreet = useDiscreet();
  const { getState, note } = useDraftActions();
  const [announced, setAnnounced] = useState('');
  // With the picture, not after it: the key counts as soon as the button can be pressed.
  useIsomorphicLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (event.key !== KEY || modified || event.repeat) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  const toggle = () => {
    // As it is now, not as it was when the key was listened to: a key pressed in between counts, too.
    const { ready: isReady, draft } = getState();
    if (!isReady) return;
    const next = draft.discreet !== true;
    note((before) => ({ ...before, discreet: next }));
    setAnnounced(
      next
        ? 'Diskret ist an: Name, Geburtsdatum und Diagnose sind verdeckt.'
        : 'Diskret ist aus: alle Angaben sind wieder zu sehen.',
    );
  };
  return (
    <div className="discreet">
      <button
        type="button"
        className="button button-compact discreet-button"
        aria-pressed={discreet}
        aria-keyshortcuts={KEY}
        title={`Name, Geburtsdatum und Diagnose verdecken (${KEY})`}
        disabled={!ready}
        onClick={toggle}
      >
        <CoverIcon />
        <span className="discreet-label">Diskret</span>
      </button>
      <span role="status" className="visually-hidden">
        {announced}
      </span>
    </div>
  );
}
