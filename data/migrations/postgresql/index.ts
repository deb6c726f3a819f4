import type { NamedMigration } from '#platform';
import { Audit20261120 } from './20261120-audit.ts';
import { Base20261120 } from './20261120-base.ts';
import { CatalogueVersion20261120 } from './20261120-catalogue-version.ts';
import { Consent20261120 } from './20261120-consent.ts';
import { LinkToken20261120 } from './20261120-link-token.ts';
import { PdfPosting20261120 } from './20261120-pdf-posting.ts';
import { RateCount20261120 } from './20261120-rate-count.ts';
import { Registration20261120 } from './20261120-registration.ts';
import { TrialReminder20261120 } from './20261120-trial-reminder.ts';
import { Recommendations20261121 } from './20261121-recommendations.ts';
import { DataVersion20261122 } from './20261122-data-version.ts';
import { MethodVersion20261122 } from './20261122-method-version.ts';
import { RowVersions20261122 } from './20261122-row-versions.ts';
import { SealedDocuments20261122 } from './20261122-sealed-documents.ts';
import { StagedImport20261122 } from './20261122-staged-import.ts';
import { VisitorTags20261122 } from './20261122-visitor-tags.ts';
import { InstitutionIk2026112201 } from './2026112201-institution-ik.ts';
import { Users2026112202 } from './2026112202-users.ts';
import { OwnPriceVersion2026112203 } from './2026112203-own-price-version.ts';
import { KassenSaetze2026112301 } from './2026112301-kassen-saetze.ts';
import { KassenIk2026112302 } from './2026112302-kassen-ik.ts';
import { AdviserNames2026112311 } from './2026112311-adviser-names.ts';
import { CompetitorVersion2026112321 } from './2026112321-competitor-version.ts';
import { RoleVersion2026112322 } from './2026112322-role-version.ts';
import { PaketVersion2026112323 } from './2026112323-paket-version.ts';
import { Accounts2026112331 } from './2026112331-accounts.ts';

/** Migrations of this engine in the order of running; a landed one is never changed. */
export const migrations: readonly NamedMigration[] = [
  { name: '20261120-base', class: Base20261120 },
  { name: '20261120-catalogue-version', class: CatalogueVersion20261120 },
  { name: '20261120-pdf-posting', class: PdfPosting20261120 },
  { name: '20261120-link-token', class: LinkToken20261120 },
  { name: '20261120-registration', class: Registration20261120 },
  { name: '20261120-rate-count', class: RateCount20261120 },
  { name: '20261120-audit', class: Audit20261120 },
  { name: '20261120-consent', class: Consent20261120 },
  { name: '20261120-trial-reminder', class: TrialReminder20261120 },
  { name: '20261121-recommendations', class: Recommendations20261121 },
  { name: '20261122-visitor-tags', class: VisitorTags20261122 },
  { name: '20261122-sealed-documents', class: SealedDocuments20261122 },
  { name: '20261122-data-version', class: DataVersion20261122 },
  { name: '20261122-row-versions', class: RowVersions20261122 },
  { name: '20261122-staged-import', class: StagedImport20261122 },
  { name: '20261122-method-version', class: MethodVersion20261122 },
  { name: '2026112202-users', class: Users2026112202 },
  { name: '2026112203-own-price-version', class: OwnPriceVersion2026112203 },
  { name: '2026112201-institution-ik', class: InstitutionIk2026112201 },
  { name: '2026112301-kassen-saetze', class: KassenSaetze2026112301 },
  { name: '2026112302-kassen-ik', class: KassenIk2026112302 },
  { name: '2026112311-adviser-names', class: AdviserNames2026112311 },
  { name: '2026112321-competitor-version', class: CompetitorVersion2026112321 },
  { name: '2026112322-role-version', class: RoleVersion2026112322 },
  { name: '2026112323-paket-version', class: PaketVersion2026112323 },
  { name: '2026112331-accounts', class: Accounts2026112331 },
];
