import type * as z from 'zod';
import { authControllers } from '#auth';
import { catalogueControllers } from '#catalogue';
import { consultationControllers } from '#consultation';
import { institutionControllers } from '#institution';
import { pdfControllers } from '#pdf';
import { records, setupControllers } from '#setup';
import { AuditController } from '../audit/audit.controller.ts';
import { LoginController } from '../auth/login.controller.ts';
import { UserController } from '../auth/user.controller.ts';
import { UsersController } from '../auth/users.controller.ts';
import { ContractFormController } from '../contract-forms/contract-form.controller.ts';
import { CustomerTablesController } from '../customer-tables/customer-tables.controller.ts';
import { MailversandController } from '../documents/mailversand.controller.ts';
import { PdfPasswordController } from '../documents/pdf-password.controller.ts';
import { FreeNumberController } from '../institutions/free-number.controller.ts';
import { InstitutionController } from '../institutions/institution.controller.ts';
import { krankenkasseSchema } from '../krankenkassen/krankenkasse-answer.ts';
import { OwnKrankenkassenController } from '../krankenkassen/own-krankenkassen.controller.ts';
import { OwnPricesController } from '../own-prices/own-prices.controller.ts';
import { PaketeController } from '../pakete/pakete.controller.ts';
import { DefinitionsController } from '../products/definitions.controller.ts';
import { ProductImageController } from '../products/product-image.controller.ts';
import { ProductTableController } from '../products/product-table.controller.ts';
import { ProductsController } from '../products/products.controller.ts';
import { recordController } from '../records/record.controller.ts';
import { FullversionController } from '../register/fullversion.controller.ts';
import { MailLinksController } from '../register/mail-links.controller.ts';
import { RegisterController } from '../register/register.controller.ts';
import { RolesController } from '../roles/roles.controller.ts';
import { WordingController } from '../wording/wording.controller.ts';

/** The answers of lists with columns that no type describes. */
const ANSWERS: Readonly<Record<string, () => z.ZodType>> = { krankenkassen: krankenkasseSchema };

/** Those that lie in the server. */
export const serverControllers = [
  ...records.map(({ record }) => recordController(record, ANSWERS[record.name])),
  ProductsController,
  ProductTableController,
  CustomerTablesController,
  ProductImageController,
  OwnKrankenkassenController,
  OwnPricesController,
  RolesController,
  PaketeController,
  InstitutionController,
  FreeNumberController,
  DefinitionsController,
  WordingController,
  ContractFormController,
  MailversandController,
  PdfPasswordController,
  LoginController,
  UsersController,
  UserController,
  RegisterController,
  MailLinksController,
  FullversionController,
  AuditController,
];

/** The controllers of all calls. */
export const callControllers = [
  ...serverControllers,
  ...institutionControllers,
  ...catalogueControllers,
  ...consultationControllers,
  ...authControllers,
  ...pdfControllers,
  ...setupControllers,
];
