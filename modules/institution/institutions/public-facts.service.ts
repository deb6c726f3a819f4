import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { lookUp } from '#platform';
import type { CalendarDay } from '#platform/domain';
import type { Letterhead } from '../contact/letterhead.ts';
import { Paket } from '../pakete/paket.entity.ts';
import { type ContractTerms, contractTerms } from '../trial/contract-terms.ts';
import { Institution } from './institution.entity.ts';

/** What the product is offered with, to whoever registers. */
export interface PublicOffer {
  /** Days of the trial; 0 for none. */
  readonly trialDays: number;
  readonly contract: ContractOffer;
}

/** What the contract version is offered with. */
export interface ContractOffer extends ContractTerms {
  /** Users that the contract version lets an institution have beside its main user. */
  readonly furtherUsers: number;
}

/** Who offers the product (§ 5 DDG). Empty texts are left out on the page. */
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

/** The vendor and how often it or the Pakete have changed: triggers raise both numbers at each write. */
const VERSION = `
  select vendor.id as vendor, (
    select sum(version) from data_version where name in ('pakete', 'institution:' || coalesce(vendor.id, 0))
  ) as changes
  from (select max(id) as id from institution where is_vendor) as vendor`;

/**
 * What everybody may know: it stands on the pages that need no login. They answer before an installation is set
 * up, too: nothing is said then.
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

  /** Trial and users of the Pakete that a registration and an application lead to, and the terms of that day. */
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
