import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { institutionInScope, KrankenkasseRow, OwnKrankenkasse } from '#institution';
import { lockData } from '#platform';
import { type Actor, requireRight, requireVendor } from '#platform/domain';

/** Whose forms: the actor's institution's, or the vendor's for all institutions. */
export type FormOwner = 'institution' | 'vendor';

/**
 * Id of the institution whose forms are managed; null for the vendor's.
 *
 * @throws DomainError `forbidden` without kont_einst, for the vendor's without being its staff
 */
export async function institutionOf(
  em: EntityManager,
  actor: Actor,
  owner: FormOwner,
): Promise<number | null> {
  if (owner === 'vendor') {
    requireVendor(actor);
    return null;
  }
  requireRight(actor, 'kont_einst');
  return institutionInScope(em, actor);
}

/** Lets one transaction at a time change the forms of an owner. */
export const lockForms = (em: SqlEntityManager, institution: number | null) =>
  lockData(em, institution === null ? 'contract-forms' : `institution:${institution}`);

/** Whom an audit entry concerns. */
export const whom = (institution: number | null) => (institution === null ? {} : { institution });

/** Names of an institution's Krankenkassen; the vendor's list if it has chosen none. */
export async function kassenOf(em: EntityManager, institution: number | null): Promise<readonly string[]> {
  const own =
    institution === null
      ? []
      : await em.find(
          OwnKrankenkasse,
          { institution },
          { populate: ['krankenkasse'], disableIdentityMap: true },
        );
  const rows = own.map((row) => row.krankenkasse?.Kasse ?? row.Kasse ?? '');
  const all =
    own.length > 0
      ? rows
      : (await em.find(KrankenkasseRow, {}, { disableIdentityMap: true })).map(({ Kasse }) => Kasse);
  return [...new Set(all)].filter(Boolean).sort((one, other) => one.localeCompare(other, 'de'));
}

/** A form, as the audit log names it. */
export const formRecord = (id: number, name: string) => ({ kind: 'contract-form', id, name });
