import { SettingsTransferService } from '../../../../modules/consultation/settings-transfer/settings-transfer.service.ts';
import { type AccessTable, admits } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';

const SETTINGS = new TextEncoder().encode(
  JSON.stringify({
    format: 'inkoberatung-einstellungen',
    version: 1,
    exportedAt: '2026-11-23',
    institution: { Name: 'Sanitätshaus Nord', Kundennummer: '' },
  }),
);

export const access: AccessTable = {
  ...callsOf(SettingsTransferService, {
    export: ['einst_export', (actor, service) => service.export(actor)],
    leftOut: ['einst_export', (actor, service) => service.leftOut(actor)],
    stage: ['einst_import', (actor, service) => service.stage(actor, SETTINGS)],
    discard: ['einst_import', (actor, service) => service.discard(actor, 'x')],
  }),
  'SettingsTransferService.commit': [
    'einst_import',
    async (actor, { services }) => {
      const transfer = services.get(SettingsTransferService);
      // A refusal has to be the one of commit itself.
      const id = admits('einst_import', actor) ? (await transfer.stage(actor, SETTINGS)).id : 'x';
      return transfer.commit(actor, id, true);
    },
  ],
};
