import { PdfService } from './services/pdf.service.ts';
import { PdfCleaning } from './services/pdf-cleaning.ts';
import { PdfLimits } from './services/pdf-limits.ts';
import { PdfSealing } from './services/pdf-sealing.ts';
import { PdfStorage } from './services/pdf-storage.ts';
import { SendingLedger } from './services/sending-ledger.ts';

/** The services of this module, for the composition root. */
export const pdfServices = [
  PdfService,
  PdfLimits,
  PdfSealing,
  PdfStorage,
  SendingLedger,
  PdfCleaning,
] as const;
