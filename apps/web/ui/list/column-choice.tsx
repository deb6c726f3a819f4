import type { ColumnHead } from './data-column.ts';
import { ListMenu } from './list-menu.tsx';

interface ColumnChoiceProps {
  readonly columns: readonly ColumnHead[];
  readonly shown: readonly ColumnHead[];
  readonly onToggle: (id: string) => void;
  /** Null if nothing differs from the list's own choice. */
  readonly onReset: (() => void) | null;
}

/** Chooses the columns that a list shows; the first one and those that stay always are. */
export function ColumnChoice({ columns, shown, onToggle, onReset }: ColumnChoiceProps) {
  return (
    <ListMenu label="Spalten">
      <fieldset className="column-choice">
        <legend className="visually-hidden">Gezeigte Spalten</legend>
        {columns
          .slice(1)
          .filter(({ stays }) => !stays)
          .map(({ id, label }) => (
            <label key={id} className="tick">
              <input
                type="checkbox"
                checked={shown.some((each) => each.id === id)}
                onChange={() => onToggle(id)}
              />
              <span>{label}</span>
            </label>
          ))}
      </fieldset>
      {/* Keeps its place, so that the boxes stay where they are. */}
      <button
        type="button"
        className="button button-compact"
        aria-disabled={onReset === null}
        onClick={() => onReset?.()}
      >
        Wie vorgesehen
      </button>
    </ListMenu>
  );
}
