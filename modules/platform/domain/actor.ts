import { DomainError } from './errors.ts';

/** The twelve rights (access specification, section 3). Part of the platform because every service checks them. */
export const RIGHTS = [
  'prod_kat',
  'insti_nutzer',
  'kont_einst',
  'preis_einst',
  'kassen_einst',
  'berechn_einst',
  'einst_export',
  'einst_import',
  'versorg_aufr',
  'bera_durch',
  'pdf_vers',
  'pdf_anzeig',
] as const;

export type Right = (typeof RIGHTS)[number];

/** A logged-in user, as services see it: the institution comes from the session, never from a request. */
export interface UserActor {
  readonly kind: 'user';
  readonly userId: number;
  readonly institutionId: number;
  readonly rights: ReadonlySet<Right>;
  /** Provider staff: role id 1. */
  readonly admin: boolean;
  /** The password is an initial one: the user may only replace it. */
  readonly waiting: boolean;
  /** The password was typed a short time ago, in this session or with this request. */
  readonly confirmed?: boolean;
}

/** A person at the command line of the machine that holds the database. */
export interface OperatorActor {
  readonly kind: 'operator';
  /** Operating system account, for the audit log. */
  readonly name: string;
  /** The institution whose settings are worked on; left out: none, and what belongs to one is refused. */
  readonly institutionId?: number;
}

/** The actor of a request; first argument of every service method that touches somebody's data. */
export type Actor = UserActor | OperatorActor;

const MISSING = 'Für diese Funktion fehlt Ihnen die Berechtigung.';

/**
 * Accepts an operator, and a user with the right.
 * @throws DomainError `forbidden` otherwise, also while the user has an initial password.
 */
export function requireRight(actor: Actor, right: Right): void {
  if (actor.kind === 'operator') return;
  refuseWaiting(actor);
  if (!actor.rights.has(right)) {
    throw new DomainError('forbidden', MISSING);
  }
}

/** Any of these lets a user take part in consultations: ask, calculate, or choose from the catalogue. */
export const CONSULTATION_RIGHTS = [
  'bera_durch',
  'versorg_aufr',
  'prod_kat',
] as const satisfies readonly Right[];

/** Whether a user takes part in consultations; a user without a role does not. */
export function mayConsult(rights: ReadonlySet<Right>): boolean {
  return CONSULTATION_RIGHTS.some((right) => rights.has(right));
}

/**
 * Accepts an operator, and a user with one of the rights.
 * @throws DomainError `forbidden` otherwise, also while the user has an initial password.
 */
export function requireAnyRight(actor: Actor, rights: readonly Right[]): void {
  if (actor.kind === 'operator') return;
  refuseWaiting(actor);
  if (!rights.some((right) => actor.rights.has(right))) throw new DomainError('forbidden', MISSING);
}

/**
 * Accepts the operator and the vendor's staff.
 * @throws DomainError `forbidden` otherwise, also while the user has an initial password.
 */
export function requireVendor(actor: Actor): void {
  if (actor.kind === 'operator') return;
  refuseWaiting(actor);
  if (!actor.admin) throw new DomainError('forbidden', 'Diese Funktion steht nur dem Anbieter offen.');
}

/**
 * The actor as a logged-in user with a password of their own.
 * @throws DomainError `forbidden` for an operator, who belongs to no institution, and for a user with an initial
 *   password.
 */
export function requireUser(actor: Actor): UserActor {
  if (actor.kind !== 'user') {
    throw new DomainError('forbidden', 'Diese Funktion steht nur angemeldeten Benutzern offen.');
  }
  refuseWaiting(actor);
  return actor;
}

/**
 * Accepts an operator, who has the database, and a user who has just typed the password. Whatever gives or takes
 * somebody's access asks for it, so that nobody takes it over who finds an open screen (decision 0032).
 * @throws DomainError `password-needed` otherwise
 */
export function requireConfirmed(actor: Actor): void {
  if (actor.kind === 'operator' || actor.confirmed) return;
  throw new DomainError('password-needed', 'Bitte bestätigen Sie das mit Ihrem Passwort.');
}

function refuseWaiting({ waiting }: UserActor): void {
  if (!waiting) return;
  throw new DomainError(
    'forbidden',
    'Bitte ersetzen Sie zuerst Ihr vorläufiges Passwort durch ein eigenes, das nur Sie kennen.',
  );
}
