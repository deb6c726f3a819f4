import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { MatchingRow } from './customer-list.entity.ts';

/** The address of a customer number, as visitors may see it. */
export interface KnownCustomer {
  readonly name1: string;
  readonly name2: string;
  readonly street: string;
  readonly number: string;
  readonly zip: string;
  readonly city: string;
}

/** Looks up Kundennummern in the matching table. */
@Injectable()
export class MatchingService {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /** The address of a Kundennummer; null if it is unknown. Open to everybody. */
  async find(kundennummer: string): Promise<KnownCustomer | null> {
    const row = await this.em.fork().findOne(MatchingRow, { knr: kundennummer.trim() });
    if (row === null) return null;
    const { name_1: name1, name_2: name2, street, number, zip, city } = row;
    return { name1, name2, street, number, zip, city };
  }
}
