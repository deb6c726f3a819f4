import { PdfService } from '../../../modules/pdf/pdf.service.ts';
import type { AccessGiven, AccessTable } from '../../server/support/access.ts';
import { DEMO_PDF_PASSWORD, samplePdf } from '../../server/support/pdfs.ts';

/** A document of the pharmacy's adviser: nothing is mailed in the trial. */
const stored = ({ services, user, inPharmacy, once }: AccessGiven) =>
  once('document', async () =>
    services.get(PdfService).uploadReadable(inPharmacy(user), {
      psw: DEMO_PDF_PASSWORD,
      name: 'a.pdf',
      pdf: await samplePdf(null),
    }),
  );

export const access: AccessTable = {
  'PdfService.password': ['pdf_vers', (actor, { services }) => services.get(PdfService).password(actor)],
  'PdfService.upload': [
    'pdf_vers',
    async (actor, { services, inPharmacy }) =>
      services
        .get(PdfService)
        .upload(inPharmacy(actor), { name: 'b.pdf', pdf: await samplePdf(DEMO_PDF_PASSWORD) }),
  ],
  'PdfService.uploadReadable': [
    'pdf_vers',
    async (actor, { services, inPharmacy }) =>
      services.get(PdfService).uploadReadable(inPharmacy(actor), {
        psw: DEMO_PDF_PASSWORD,
        name: 'c.pdf',
        pdf: await samplePdf(null),
      }),
  ],
  'PdfService.send': [
    'pdf_vers',
    async (actor, given) => {
      await stored(given);
      return given.services
        .get(PdfService)
        .send(given.inPharmacy(actor), { name: 'a.pdf', email: 'a@example.org', subject: '', text: '' });
    },
  ],
  'PdfService.remove': ['users', (actor, { services }) => services.get(PdfService).remove(actor, 'c.pdf')],
  'PdfService.removeAllOf': ['users', (actor, { services }) => services.get(PdfService).removeAllOf(actor)],
};
