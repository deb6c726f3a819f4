import type { Sample } from '#consultation/domain';
import { formatDay } from '#platform/domain';

/** A sample that was given, in one line. */
export function sampleInWords({ product, size, day, outcome }: Sample): string {
  const given = [product, size, day && formatDay(day)].map((part) => part?.trim()).filter(Boolean);
  return [given.join(', '), outcome?.trim()].filter(Boolean).join(': ');
}
