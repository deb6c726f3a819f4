import { useRef } from 'react';
import { CloseIcon } from '../../frame/icons.tsx';
import type { Chosen } from './chosen.ts';

interface ChosenTagsProps {
  readonly chosen: readonly Chosen[];
  readonly onRemove: (gone: Chosen) => void;
}

/** The chosen Krankenkassen by name, each with a remove button, folded under their number. */
export function ChosenTags({ chosen, onRemove }: ChosenTagsProps) {
  const tags = useRef<HTMLUListElement>(null);
  const title = useRef<HTMLElement>(null);
  /** The removed button had the focus, so its neighbour gets it. */
  const remove = (gone: Chosen) => {
    const buttons = [...(tags.current?.querySelectorAll('button') ?? [])];
    const at = chosen.indexOf(gone);
    (buttons[at + 1] ?? buttons[at - 1] ?? title.current)?.focus();
    onRemove(gone);
  };
  return (
    <details className="chosen-fold">
      <summary ref={title}>Gewählt ({chosen.length})</summary>
      {chosen.length === 0 ? <p>Noch keine: In der Beratung stehen alle Krankenkassen der Liste.</p> : null}
      <ul ref={tags} className="tag-list" aria-label="Gewählte Krankenkassen">
        {chosen.map((each) => (
          <li key={each.krankenkassenId ?? each.Kasse} className="removable-tag">
            <span>{each.Kasse}</span>
            <button type="button" className="tag-remove" onClick={() => remove(each)}>
              <CloseIcon />
              <span className="visually-hidden">{each.Kasse} entfernen</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
