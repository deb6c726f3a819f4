/** The documents, server part: stored encrypted for a day, mailed, deleted. */
import { ContractForm } from './contract-forms/contract-form.entity.ts';
import { PdfSending } from './sending/pdf-sending.entity.ts';
import { StoredPdf } from './storage/stored-pdf.entity.ts';

export { FORM_FAULTS } from './contract-forms/form-reading.ts';
export { readForm } from './contract-forms/read-form.ts';
export { ContractFormService } from './form-admin/contract-form.service.ts';
export {
  ContractFormAdminService,
  type ContractForms,
  type FileComparison,
} from './form-admin/contract-form-admin.service.ts';
export { FormTransfer } from './form-admin/form-transfer.ts';
export type { ManagedForm } from './form-admin/managed-form.ts';
export { pdfControllers } from './pdf.controllers.ts';
export { PdfModule } from './pdf.module.ts';
export { pdfAudit } from './pdf-audit.ts';
export { PdfCleaning } from './storage/pdf-cleaning.ts';

/** The entities of this module, for the database. */
export const pdfEntities = [StoredPdf, PdfSending, ContractForm] as const;
