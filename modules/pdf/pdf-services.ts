import { ContractFormService } from './contract-forms/contract-form.service.ts';
import { FormReading } from './contract-forms/form-reading.ts';
import { ContractFormAdminService } from './form-admin/contract-form-admin.service.ts';
import { FormTransfer } from './form-admin/form-transfer.ts';
import { PdfService } from './pdf.service.ts';
import { PdfSealing } from './sealing/pdf-sealing.ts';
import { SendingLedger } from './sending/sending-ledger.ts';
import { PdfCleaning } from './storage/pdf-cleaning.ts';
import { PdfLimits } from './storage/pdf-limits.ts';
import { PdfStorage } from './storage/pdf-storage.ts';

/** The services of this module, for the composition root. */
export const pdfServices = [
  PdfService,
  PdfLimits,
  PdfSealing,
  PdfStorage,
  SendingLedger,
  PdfCleaning,
  FormReading,
  ContractFormService,
  ContractFormAdminService,
  FormTransfer,
] as const;
