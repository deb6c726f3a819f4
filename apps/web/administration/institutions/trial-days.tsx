import { daysLeftInWords, trialTone } from '#auth/domain';

/** The days left of a trial, in words and coloured by how near the end is; `–` outside of one. */
export function TrialDays({ days }: { readonly days: number | null }) {
  if (days === null) return '–';
  return (
    <span className="trial-days" data-tone={trialTone(days)}>
      {daysLeftInWords(days)}
    </span>
  );
}
