import { type Cents, formatEuro } from '#platform/domain';

/** An amount for people, in figures of one width; a dash where none can be named. */
export function Money({ cents }: { cents: Cents | null }) {
  return <span className="number">{cents === null ? '–' : formatEuro(cents)}</span>;
}
