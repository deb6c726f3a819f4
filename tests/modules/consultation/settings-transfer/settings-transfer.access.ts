import { SettingsTransferService } from '../../../../modules/consultation/settings-transfer/settings-transfer.service.ts';
import { type AccessTable, admits } from '../../../server/support/access.ts';

const SETTINGS = new TextEncoder().encode(
  JSON.stringify({
    format: 'inkoberatung-einstellungen',
    version: 1,
    exportedAt: '2026-11-23',
    institution: { Name: 'Sanitätshaus Nord', Kundennummer: '' },
  }),
);

export const access: AccessTable = {
  'SettingsTransferService.export': [
    'einst_export',
    (actor, { services }) => services.get(SettingsTransferService).export(actor),
  ],
  'SettingsTransferService.leftOut': [
    'einst_export',
    (actor, { services }) => services.get(SettingsTransferService).leftOut(actor),
  ],
  'SettingsTransferService.stage': [
    'einst_import',
    (actor, { services }) => services.get(SettingsTransferService).stage(actor, SETTINGS),
  ],
  'SettingsTransferService.commit': [
    'einst_import',
    async (actor, { services }) => {
      const transfer = services.get(SettingsTransferService);
      // A refusal has to be the one of commit itself.
      const id = admits('einst_import', actor) ? (await transfer.stage(actor, SETTINGS)).id : 'x';
      return transfer.commit(actor, id, true);
    },
  ],
  'SettingsTransferService.discard': [
    'einst_import',
    (actor, { services }) => services.get(SettingsTransferService).discard(actor, 'x'),
  ],
};
