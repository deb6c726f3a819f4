/** The institution's data that the demo banner shows. */
interface TrialView {
  readonly trialDaysLeft: number | null;
  readonly fullVersionApplied: boolean;
}

/** Text of the demo banner (access specification, section 4); null outside of a trial. */
export function trialLabel({ trialDaysLeft: days, fullVersionApplied }: TrialView): string | null {
  if (days === null) return null;
  if (fullVersionApplied) {
    return `Vertragserstellung – Demoversion ${days <= 0 ? 'abgelaufen' : `noch ${days === 1 ? '1 Tag' : `${days} Tage`}`}`;
  }
  if (days <= 0) return 'Demoversion – abgelaufen';
  return days === 1 ? 'Demoversion – 1 Tag verbleibt' : `Demoversion – ${days} Tage verbleiben`;
}

/** How near the end of a trial is: over, 1 to 3 days, or more (access specification, section 9). */
export function trialTone(days: number): 'over' | 'soon' | 'running' {
  if (days <= 0) return 'over';
  return days <= 3 ? 'soon' : 'running';
}
