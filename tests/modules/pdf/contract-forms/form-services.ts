import { User } from '#auth';
import type { FormFile, FormHead, PartHead } from '#pdf/domain';
import { RIGHTS, type UserActor, unpackFiles } from '#platform/domain';
import { ContractFormService } from '../../../../modules/pdf/form-admin/contract-form.service.ts';
import { ContractFormAdminService } from '../../../../modules/pdf/form-admin/contract-form-admin.service.ts';
import type { FormOwner } from '../../../../modules/pdf/form-admin/form-owner.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { craftedForm } from './made-form.ts';

/** The services of contract forms on a seeded database, and who uses them. */
export function useFormServices(engine: Parameters<typeof useSeededDatabase>[0]) {
  const database = useSeededDatabase(engine);
  const admin = async () => (await servicesOn(database.em())).get(ContractFormAdminService);
  const forms = async () => (await servicesOn(database.em())).get(ContractFormService);
  return {
    database,
    admin,
    forms,
    /** A form as consultations get it: in its part; undefined if it is in none. */
    async fileOf(actor: UserActor, id: number): Promise<FormFile | undefined> {
      const { bundle } = await (await forms()).offered(actor);
      const parts = await Promise.all(
        Array.from({ length: bundle?.parts ?? 0 }, async (_, part) => (await forms()).part(actor, part)),
      );
      return parts.flatMap(({ bytes }) => filesIn(bytes)).find((form) => form.id === id);
    },
    /** A user with every right; one of the vendor's staff if asked for. */
    async actorOf(loginKey: string, vendor = false): Promise<UserActor> {
      const user = await database.em().findOneOrFail(User, { loginKey });
      const ids = { userId: user.id, institutionId: user.institution.id };
      return { kind: 'user', ...ids, rights: new Set(RIGHTS), admin: vendor, waiting: false };
    },
    add: async (
      actor: UserActor,
      name: string,
      owner: FormOwner = 'institution',
      bytes: Uint8Array = craftedForm(),
    ) => (await admin()).add(actor, owner, { name, bytes }),
  };
}

/** The forms of a part. */
export const filesIn = (bytes: Uint8Array): readonly FormFile[] =>
  unpackFiles<PartHead | FormHead>(bytes).flatMap(({ head, start, end }) =>
    'id' in head ? [{ ...head, file: bytes.slice(start, end) }] : [],
  );
