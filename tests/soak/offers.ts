import { psql } from '../bench/postgres.ts';

/** Advisers of one institution. */
const COLLEAGUES = 2;
/** Id before that of the first institution and user of the soak. */
export const BEFORE_FIRST = 1_000;

/** How many institutions a number of advisers has. */
export const institutionsOf = (advisers: number): number => Math.ceil(advisers / COLLEAGUES);
/** SQL for the id of the institution of adviser `n.i`. */
export const INSTITUTION_ID = `${BEFORE_FIRST} + 1 + (n.i - 1) / ${COLLEAGUES}`;
const institutionIdOf = (adviser: number): number =>
  BEFORE_FIRST + 1 + Math.floor((adviser - 1) / COLLEAGUES);

/** Offers whose counting was acknowledged, by the id of the institution. */
export class AcknowledgedOffers {
  private readonly counts = new Map<number, number>();

  /** @param adviser number, from 1 */
  add(adviser: number): void {
    const id = institutionIdOf(adviser);
    this.counts.set(id, (this.counts.get(id) ?? 0) + 1);
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** As they are now, while further ones come in. */
  copy(): AcknowledgedOffers {
    const copied = new AcknowledgedOffers();
    for (const [id, count] of this.counts) copied.counts.set(id, count);
    return copied;
  }

  /**
   * How many of them a database lacks. Counted by institution: what one has too much, because it was sent again, does
   * not hide what another one lacks.
   */
  lostIn(stored: ReadonlyMap<number, number>): number {
    return [...this.counts].reduce(
      (lost, [id, count]) => lost + Math.max(0, count - (stored.get(id) ?? 0)),
      0,
    );
  }
}

/** Counted offers of a database, by the id of the institution. */
export function storedOffers(database: string): ReadonlyMap<number, number> {
  const lines = psql(database, 'select institution_id, sum(offers) from offer_count group by 1')
    .trim()
    .split('\n');
  return new Map(
    lines
      .filter((line) => line !== '')
      .map((line) => {
        const [id, count] = line.split('|').map(Number);
        return [id ?? 0, count ?? 0];
      }),
  );
}
