import { ContactDataService } from '../../../../modules/institution/contact/contact-data.service.ts';
import {
  PdfPasswordService,
  sealPdfPassword,
} from '../../../../modules/institution/contact/pdf-password.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';
import { testKeys } from '../../../server/support/pdfs.ts';

const ADDRESS = { Name: 'Sanitätshaus', Strasse: 'Weg', Hausnummer: '1', PLZ: '28195', Ort: 'Bremen' };

export const access: AccessTable = {
  'ContactDataService.own': [
    'kont_einst',
    (actor, { services }) => services.get(ContactDataService).own(actor),
  ],
  'ContactDataService.save': [
    'kont_einst',
    (actor, { services, inPharmacy }) => services.get(ContactDataService).save(inPharmacy(actor), ADDRESS),
  ],
  'PdfPasswordService.own': [
    'pdf_vers',
    (actor, { services }) => services.get(PdfPasswordService).own(actor),
  ],
  'PdfPasswordService.inSettings': [
    'kont_einst',
    (actor, { services }) => services.get(PdfPasswordService).inSettings(actor),
    'confirmed',
  ],
  'PdfPasswordService.strength': [
    'kont_einst',
    (actor, { services }) => services.get(PdfPasswordService).strength(actor, () => true),
  ],
  'PdfPasswordService.encrypt': [
    'kont_einst',
    (actor, { services }) => services.get(PdfPasswordService).encrypt(actor, 'Geheim-12'),
  ],
  'PdfPasswordService.decrypt': [
    'pdf_vers',
    (actor, { services, user }) =>
      services
        .get(PdfPasswordService)
        .decrypt(actor, sealPdfPassword(testKeys(), user.institutionId, 'Geheim-12')),
    'confirmed',
  ],
};
