import { DocumentsController } from './documents.controller.ts';
import { ContractFormController } from './http/contract-form.controller.ts';
import { MailversandController } from './http/mailversand.controller.ts';
import { PdfPasswordController } from './http/pdf-password.controller.ts';

/** What answers the calls of this module: of screens beside their services, of programs in `http`. */
export const pdfControllers = [
  DocumentsController,
  ContractFormController,
  MailversandController,
  PdfPasswordController,
];
