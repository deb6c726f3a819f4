import { useEffect, useRef } from 'react';
import { BusyButton } from '../../basics/busy-button.tsx';
import { Failure } from '../failure.tsx';
import { differenceInWords } from '../merge/difference-words.ts';
import { AllOfOneSide } from './all-of-one-side.tsx';
import { BothValues } from './both-values.tsx';
import type { OpenConflict } from './use-conflict.ts';
import type { SavedForm } from './use-saved-form.ts';

interface ConflictProps {
  readonly form: SavedForm;
  readonly conflict: OpenConflict;
}

/**
 * Shows what someone else has saved in the meantime: changes only they made are in the form, changes only this
 * user made stay, and conflicts are asked about value by value.
 */
export function Conflict({ form, conflict }: ConflictProps) {
  const { answer, asked, taken, attempt } = conflict;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.querySelector<HTMLElement>('[aria-invalid] input')?.focus();
  }, [attempt]);
  /** The buttons disappear once used: the focus moves to the form's own button. */
  const settle = (by: () => void) => {
    document.getElementById(form.id)?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    by();
  };
  const inWords = (difference: (typeof taken)[number]) =>
    differenceInWords(form.schema, form.words, difference);
  return (
    <Failure answer={answer}>
      <p>
        <strong>Inzwischen geändert</strong>
      </p>
      <p>
        {answer.message} {wordsFor(asked.length, form.dirty)}
      </p>
      {taken.length === 0 ? null : (
        <>
          <p>Von jemand anderem geändert und hier schon eingetragen:</p>
          <ul className="confirm-lost">
            {taken.map((difference) => {
              const { label, base, theirs } = inWords(difference);
              return (
                <li key={JSON.stringify(difference.path)}>
                  {label}: <strong>{theirs}</strong> (vorher: {base})
                </li>
              );
            })}
          </ul>
        </>
      )}
      <div ref={box} className="stack">
        {asked.map(({ difference, side }) => {
          const { label, mine, theirs } = inWords(difference);
          return (
            <BothValues
              key={JSON.stringify(difference.path)}
              label={label}
              mine={mine}
              theirs={theirs}
              side={side}
              missing={attempt > 0}
              onChoose={(chosen) => form.choose([difference], chosen)}
            />
          );
        })}
      </div>
      <AllOfOneSide
        count={asked.length}
        onAll={(side) =>
          form.choose(
            asked.map(({ difference }) => difference),
            side,
          )
        }
      />
      <div className="row">
        {form.dirty || asked.length > 0 ? (
          <BusyButton
            className="button button-primary"
            busy={form.busy}
            onClick={() => {
              if (asked.some(({ side }) => side === null)) void form.save();
              else settle(() => void form.save());
            }}
          >
            Zusammenführen
          </BusyButton>
        ) : null}
        <button type="button" className="button" onClick={() => settle(form.takeStored)}>
          Neuen Stand laden
        </button>
      </div>
    </Failure>
  );
}

function wordsFor(asked: number, dirty: boolean): string {
  if (asked > 0)
    return 'Wo Sie dieselbe Angabe geändert haben, entscheiden Sie, welche gilt. Ihre anderen Angaben sind noch da.';
  return dirty
    ? 'Es sind andere Angaben als Ihre: Beides bleibt erhalten.'
    : 'Was Sie geändert haben, ist schon gespeichert.';
}
