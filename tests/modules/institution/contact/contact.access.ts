import { ContactDataService } from '../../../../modules/institution/contact/contact-data.service.ts';
import {
  PdfPasswordService,
  sealPdfPassword,
} from '../../../../modules/institution/contact/pdf-password.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';
import { testKeys } from '../../../server/support/pdfs.ts';
import { callsOf } from '../../access-calls.ts';

const ADDRESS = { Name: 'Sanitätshaus', Strasse: 'Weg', Hausnummer: '1', PLZ: '28195', Ort: 'Bremen' };

export const access: AccessTable = {
  ...callsOf(ContactDataService, {
    own: ['kont_einst', (actor, service) => service.own(actor)],
    save: ['kont_einst', (actor, service, { inPharmacy }) => service.save(inPharmacy(actor), ADDRESS)],
  }),
  ...callsOf(PdfPasswordService, {
    own: ['pdf_vers', (actor, service) => service.own(actor)],
    inSettings: ['kont_einst', (actor, service) => service.inSettings(actor), 'confirmed'],
    strength: ['kont_einst', (actor, service) => service.strength(actor, () => true)],
    encrypt: ['kont_einst', (actor, service) => service.encrypt(actor, 'Geheim-12')],
    decrypt: [
      'pdf_vers',
      (actor, service, { user }) =>
        service.decrypt(actor, sealPdfPassword(testKeys(), user.institutionId, 'Geheim-12')),
      'confirmed',
    ],
  }),
};
