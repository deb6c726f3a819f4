import { onceInWords } from '#consultation/domain';
import { type Cents, formatEuro } from '#platform/domain';
import type { Sentences } from '../languages/sentences.ts';

/** The part of a month's sum that is paid once; nothing where there is none, or where it is the whole sum. */
export function PaidOnce({ pays, once, sentences }: { pays: Cents; once: Cents; sentences: Sentences }) {
  if (onceInWords(pays, once) === null) return null;
  return (
    <span className="patient-once">
      {sentences.once}{' '}
      <bdi className="number" translate="no">
        {formatEuro(once)}
      </bdi>
    </span>
  );
}
