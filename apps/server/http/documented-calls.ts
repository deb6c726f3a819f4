import { LoginController } from './auth/login.controller.ts';
import { UserController } from './auth/user.controller.ts';
import { UsersController } from './auth/users.controller.ts';
import { CompetitorsController } from './competitors.controller.ts';
import { CustomerTablesController } from './customer-tables.controller.ts';
import { DefinitionsController } from './definitions.controller.ts';
import { FreeNumberController } from './free-number.controller.ts';
import { InstitutionController } from './institution.controller.ts';
import { KrankenkassenController } from './krankenkassen.controller.ts';
import { MailversandController } from './mailversand.controller.ts';
import { OwnKrankenkassenController } from './own-krankenkassen.controller.ts';
import { OwnPricesController } from './own-prices.controller.ts';
import { PaketeController } from './pakete.controller.ts';
import { PdfPasswordController } from './pdf-password.controller.ts';
import { ProductImageController } from './product-image.controller.ts';
import { ProductTableController } from './product-table.controller.ts';
import { ProductsController } from './products.controller.ts';
import { FullversionController } from './register/fullversion.controller.ts';
import { MailLinksController } from './register/mail-links.controller.ts';
import { RegisterController } from './register/register.controller.ts';
import { RolesController } from './roles.controller.ts';

/** The controllers of all documented calls, one a resource. */
export const documentedCalls = [
  ProductsController,
  ProductTableController,
  CustomerTablesController,
  ProductImageController,
  OwnKrankenkassenController,
  OwnPricesController,
  KrankenkassenController,
  CompetitorsController,
  RolesController,
  PaketeController,
  InstitutionController,
  FreeNumberController,
  DefinitionsController,
  MailversandController,
  PdfPasswordController,
  LoginController,
  UsersController,
  UserController,
  RegisterController,
  MailLinksController,
  FullversionController,
];
