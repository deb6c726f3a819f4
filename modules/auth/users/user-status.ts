/** The visible status of a user (access specification, section 3). */
export type UserStatus = 'wartend' | 'inaktiv' | 'active';

/** The facts it follows from. */
export interface StatusFacts {
  readonly inactive: boolean;
  readonly mailConfirmed: boolean;
  /** The user still has an initial password. */
  readonly passwordInitial: boolean;
}

/** The one visible status that follows from the facts. */
export function userStatus({ inactive, mailConfirmed, passwordInitial }: StatusFacts): UserStatus {
  if (inactive) return 'inaktiv';
  return mailConfirmed && !passwordInitial ? 'active' : 'wartend';
}
