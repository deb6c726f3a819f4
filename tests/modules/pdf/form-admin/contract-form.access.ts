import type { Actor } from '#platform/domain';
import { ContractFormService } from '../../../../modules/pdf/form-admin/contract-form.service.ts';
import { ContractFormAdminService } from '../../../../modules/pdf/form-admin/contract-form-admin.service.ts';
import type { FormOwner } from '../../../../modules/pdf/form-admin/form-owner.ts';
import type { AccessGiven, AccessTable } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';
import { craftedForm } from '../contract-forms/made-form.ts';

const admin = ({ services }: AccessGiven) => services.get(ContractFormAdminService);

/** A new form of the actor's institution, or of the vendor. */
async function added(actor: Actor, given: AccessGiven, owner: FormOwner = 'institution') {
  // Each actor's call has one of its own: more than the vendor may have.
  if (owner === 'vendor')
    await given.database.em().execute('delete from "contract_form" where "institution_id" is null');
  const { id } = await admin(given).add(actor, owner, { name: 'Formular', bytes: craftedForm() });
  return { id, version: 1 };
}

export const access: AccessTable = {
  'ContractFormAdminService.list': ['kont_einst', (actor, given) => admin(given).list(actor, 'institution')],
  'ContractFormAdminService.add': ['kont_einst', (actor, given) => added(actor, given)],
  'ContractFormAdminService.save': [
    'vendor+operator',
    async (actor, given) => {
      const form = await added(given.vendor, given, 'vendor');
      return admin(given).save(actor, 'vendor', { ...form, name: 'Anderes', kassen: [], mapping: [] });
    },
  ],
  'ContractFormAdminService.one': [
    'kont_einst',
    async (actor, given) => {
      const { id } = await given.once('contract-form', () => added(given.user, given));
      return admin(given).one(actor, 'institution', id);
    },
  ],
  'ContractFormAdminService.compare': [
    'kont_einst',
    async (actor, given) => {
      const form = await given.once('contract-form', () => added(given.user, given));
      return admin(given).compare(actor, 'institution', { ...form, bytes: craftedForm() });
    },
  ],
  'ContractFormAdminService.replace': [
    'vendor+operator',
    async (actor, given) => {
      const form = await added(given.vendor, given, 'vendor');
      return admin(given).replace(actor, 'vendor', { ...form, bytes: craftedForm() });
    },
  ],
  'ContractFormAdminService.remove': [
    'vendor+operator',
    async (actor, given) => admin(given).remove(actor, 'vendor', await added(given.vendor, given, 'vendor')),
  ],
  'ContractFormAdminService.preview': [
    'kont_einst',
    async (actor, given) => {
      const { id } = await given.once('contract-form', () => added(given.user, given));
      return admin(given).preview(actor, 'institution', id);
    },
  ],
  ...callsOf(ContractFormService, { offered: ['consultation', (actor, service) => service.offered(actor)] }),
  'ContractFormService.part': [
    'consultation',
    async (actor, given) => {
      await given.once('contract-form', () => added(given.user, given));
      return given.services.get(ContractFormService).part(actor, 0);
    },
  ],
};
