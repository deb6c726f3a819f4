import { type Cents, formatEuro } from '#platform/domain';

/** A formatted amount with tabular figures; a dash if it is null. */
export function Money({ cents }: { cents: Cents | null }) {
  return (
    <span className="number" translate="no">
      {cents === null ? '–' : formatEuro(cents)}
    </span>
  );
}
