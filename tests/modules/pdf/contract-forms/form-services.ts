import { User } from '#auth';
import { RIGHTS, type UserActor } from '#platform/domain';
import { ContractFormService } from '../../../../modules/pdf/contract-forms/contract-form.service.ts';
import { ContractFormAdminService } from '../../../../modules/pdf/form-admin/contract-form-admin.service.ts';
import type { FormOwner } from '../../../../modules/pdf/form-admin/form-owner.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { craftedForm } from './made-form.ts';

/** The services of contract forms on a seeded database, and who uses them. */
export function useFormServices(engine: Parameters<typeof useSeededDatabase>[0]) {
  const database = useSeededDatabase(engine);
  const admin = () => servicesOn(database.em()).get(ContractFormAdminService);
  return {
    database,
    admin,
    forms: () => servicesOn(database.em()).get(ContractFormService),
    /** A user with every right; one of the vendor's staff if asked for. */
    async actorOf(loginKey: string, vendor = false): Promise<UserActor> {
      const user = await database.em().findOneOrFail(User, { loginKey });
      const ids = { userId: user.id, institutionId: user.institution.id };
      return { kind: 'user', ...ids, rights: new Set(RIGHTS), admin: vendor, waiting: false };
    },
    add: (
      actor: UserActor,
      name: string,
      owner: FormOwner = 'institution',
      bytes: Uint8Array = craftedForm(),
    ) => admin().add(actor, owner, { name, bytes }),
  };
}
