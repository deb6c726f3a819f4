import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { lookUp } from '#platform';
import type { CalendarDay } from '#platform/domain';
import type { Letterhead } from '../contact/letterhead.ts';
import { Institution } from '../institutions/institution.entity.ts';
import { Paket } from '../pakete/paket.entity.ts';
import { type ContractTerms, contractTerms } from '../trial/contract-terms.ts';

/** The offer shown to visitors who register. */
export interface PublicOffer {
  /** Days of the trial; 0 for none. */
  readonly trialDays: number;
  readonly contract: ContractOffer;
}

/** The terms of the contract version. */
export interface ContractOffer extends ContractTerms {
  /** Users the contract version allows besides the main user. */
  readonly furtherUsers: number;
}

/** The provider of the product (§ 5 DDG). The page leaves out empty texts. */
export type Imprint = Omit<Letterhead, 'trial' | 'ik'>;

const NOBODY: Imprint = {
  name: '',
  strasse: '',
  hausnummer: '',
  plz: '',
  ort: '',
  telefon: '',
  fax: '',
  email: '',
  webseite: '',
  ansprechpartner: '',
};

/**
 * The vendor's id, and counters of its changes and those of the Pakete, which triggers raise at each write.
 */
const VERSION = `
  select vendor.id as vendor, (
    select sum(version) from data_version where name in ('pakete', 'institution:' || coalesce(vendor.id, 0))
  ) as changes
  from (select max(id) as id from institution where is_vendor) as vendor`;

/**
 * Public facts, for pages without a login. These also work before an installation is set up; the facts are
 * empty then.
 */
@Injectable()
export class PublicFactsService {
  private readonly readVersion: () => Promise<{
    vendor: number | null;
    changes: number | string | null;
  } | null>;

  constructor(@Inject(EntityManager) private readonly em: EntityManager) {
    this.readVersion = lookUp(em, VERSION);
  }

  /** Version string; changes after every write to what the other methods read, from any process. */
  async version(): Promise<string> {
    const { vendor, changes } = (await this.readVersion()) ?? {};
    return `${vendor ?? 0}:${changes ?? 0}`;
  }

  /** Trial and users of the Pakete for registrations and applications, and the terms of that day. */
  async offer(today: CalendarDay): Promise<PublicOffer> {
    const em = this.em.fork();
    const [trial, full] = await Promise.all([
      em.findOne(Paket, { RegistrierungStandard: true }),
      em.findOne(Paket, { VollversionStandard: true }),
    ]);
    return {
      trialDays: trial?.Testphasendauer ?? 0,
      contract: { ...contractTerms(today), furtherUsers: Math.max(0, (full?.Nutzerlimit ?? 0) - 1) },
    };
  }

  /** Name and address of the vendor. */
  async imprint(): Promise<Imprint> {
    const vendor = await this.em.fork().findOne(Institution, { isVendor: true });
    if (vendor === null) return NOBODY;
    const { name, strasse, hausnummer, plz, ort, telefon, fax, email, webseite, ansprechpartner } = vendor;
    return { name, strasse, hausnummer, plz, ort, telefon, fax, email, webseite, ansprechpartner };
  }
}
