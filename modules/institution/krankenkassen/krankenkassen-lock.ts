import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockData } from '#platform';

/**
 * Makes all who write Krankenkassen and choices of them wait for each other until the transaction ends. So a name that
 * is looked up stays free, and what is chosen stays there. To be asked first.
 */
export const lockKrankenkassen = (em: SqlEntityManager): Promise<void> => lockData(em, 'krankenkassen');
