import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { MatchingRow } from './customer-list.entity.ts';

/** What is known of a customer number, for a visitor who may have it. */
export interface KnownCustomer {
  readonly name1: string;
  readonly name2: string;
  readonly street: string;
  readonly number: string;
  readonly zip: string;
  readonly city: string;
}

/** Answers from the matching table: which Kundennummern there are, and whose they are. */
@Injectable()
export class MatchingService {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /** The address that belongs to a Kundennummer; null for an unknown one. Anybody may ask. */
  async find(kundennummer: string): Promise<KnownCustomer | null> {
    const row = await this.em.fork().findOne(MatchingRow, { knr: kundennummer.trim() });
    if (row === null) return null;
    const { name_1: name1, name_2: name2, street, number, zip, city } = row;
    return { name1, name2, street, number, zip, city };
  }
}
