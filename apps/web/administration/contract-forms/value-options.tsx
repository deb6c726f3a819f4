import { memo } from 'react';
import { FORM_VALUES, type FormFieldKind, type FormValue, mappedLines } from '#pdf/domain';
import type { SlotChoices } from './mapping-state.ts';

/** Products that are offered at least; one more than the form already names. */
const FEWEST_LINES = 3;

/** How many products the lists offer. */
export function offeredLines(choices: SlotChoices): number {
  const named = [...choices.values()].map(({ value }) => ({ field: '', option: null, value }));
  return Math.max(FEWEST_LINES, mappedLines(named) + 1);
}

/** What can stand in a field of a kind, in groups. */
export const ValueOptions = memo(function ValueOptions(props: { kind: FormFieldKind; lines: number }) {
  const { kind, lines } = props;
  const fit = FORM_VALUES.filter((value) => isFor(value, kind) && lineOf(value) <= lines);
  return (
    <>
      <option value="">bleibt leer</option>
      {[...Map.groupBy(fit, ({ group }) => group)].map(([group, values]) => (
        <optgroup key={group} label={group}>
          {values.map((value) => (
            <option key={value.key} value={value.key}>
              {kind === 'text' && value.kind === 'tick' ? `Kreuz: ${wordsOf(value)}` : wordsOf(value)}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
});

/** Groups whose entries say nothing without the group: a closed list does not show it. */
const NAMED = /^(Vertretung|Krankenkasse|Ihre Institution|Produkt \d+)$/;

/** A value in words that say enough without its group. */
export const wordsOf = ({ group, label }: FormValue) => (NAMED.test(group) ? `${group}: ${label}` : label);

function isFor({ kind: what }: FormValue, kind: FormFieldKind): boolean {
  if (kind === 'text') return true;
  return kind === 'choice' ? what === 'text' : what === 'tick';
}

const lineOf = ({ key }: FormValue) => Number(/^line(\d+)\./.exec(key)?.[1] ?? 0);
