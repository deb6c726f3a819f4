/** The one visible status of a user (access specification, section 3). */
export type UserStatus = 'wartend' | 'inaktiv' | 'active';

/** The facts behind it. */
export interface StatusFacts {
  readonly inactive: boolean;
  readonly mailConfirmed: boolean;
  /** The password is still one that the user did not choose. */
  readonly passwordInitial: boolean;
}

/** The status that the facts make (readings, section 4: two facts, one visible status). */
export function userStatus({ inactive, mailConfirmed, passwordInitial }: StatusFacts): UserStatus {
  if (inactive) return 'inaktiv';
  return mailConfirmed && !passwordInitial ? 'active' : 'wartend';
}
