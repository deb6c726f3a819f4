import { PdfService } from '../../../modules/pdf/pdf.service.ts';
import type { AccessGiven, AccessTable } from '../../server/support/access.ts';
import { DEMO_PDF_PASSWORD, samplePdf } from '../../server/support/pdfs.ts';
import { callsOf } from '../access-calls.ts';

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
  ...callsOf(PdfService, {
    documentPasswords: ['pdf_vers', (actor, service) => service.documentPasswords(actor)],
    upload: [
      'pdf_vers',
      async (actor, service, { inPharmacy }) =>
        service.upload(inPharmacy(actor), { name: 'b.pdf', pdf: await samplePdf(DEMO_PDF_PASSWORD) }),
    ],
    uploadReadable: [
      'pdf_vers',
      async (actor, service, { inPharmacy }) =>
        service.uploadReadable(inPharmacy(actor), {
          psw: DEMO_PDF_PASSWORD,
          name: 'c.pdf',
          pdf: await samplePdf(null),
        }),
    ],
    remove: ['users', (actor, service) => service.remove(actor, 'c.pdf')],
    removeAllOf: ['users', (actor, service) => service.removeAllOf(actor)],
  }),
  'PdfService.send': [
    'pdf_vers',
    async (actor, given) => {
      await stored(given);
      return given.services
        .get(PdfService)
        .send(given.inPharmacy(actor), { name: 'a.pdf', email: 'a@example.org', subject: '', text: '' });
    },
  ],
};
