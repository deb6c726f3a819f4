import { daysLeftInWords, trialTone } from '#auth/domain';

/** The days left of a trial, coloured by how near the end is; `–` if there is no trial. */
export function TrialDays({ days }: { readonly days: number | null }) {
  if (days === null) return '–';
  return (
    <span className="trial-days" data-tone={trialTone(days)}>
      {daysLeftInWords(days)}
    </span>
  );
}
