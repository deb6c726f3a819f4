import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import type { CalendarDay } from '#platform/domain';
import { type ContractTerms, contractTerms } from '../domain/contract-terms.ts';
import type { Letterhead } from '../domain/letterhead.ts';
import { Institution } from '../entities/institution.entity.ts';
import { Paket } from '../entities/paket.entity.ts';

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

/**
 * What everybody may know: it stands on the pages that need no login. They answer before an installation is set
 * up, too: nothing is said then.
 */
@Injectable()
export class PublicFactsService {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /** Trial and users of the Pakete that a registration and an application lead to, and the terms of that day. */
  async offer(today: CalendarDay): Promise<PublicOffer> {
    const em = this.em.fork();
    const [trial, full] = await Promise.all([
      em.findOne(Paket, { registrierungStandard: true }),
      em.findOne(Paket, { vollversionStandard: true }),
    ]);
    return {
      trialDays: trial?.testphasendauer ?? 0,
      contract: { ...contractTerms(today), furtherUsers: Math.max(0, (full?.nutzerlimit ?? 0) - 1) },
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
