import type { EntityManager } from '@mikro-orm/core';
import type { Clock } from '#platform';
import { type Override, Services } from '#setup';
import { TestClock } from './test-clock.ts';
import { testConfig } from './test-config.ts';

/** What a test changes of the services. */
interface Tuning {
  /** What it puts in the place of others. */
  readonly overrides?: readonly Override[];
  /** Variables of the configuration. */
  readonly env?: Readonly<Record<string, string>>;
}

/** The services on an entity manager, as the server makes them. */
export function servicesOn(
  em: EntityManager,
  clock: Clock = new TestClock(),
  { overrides = [], env = {} }: Tuning = {},
): Services {
  return new Services({ em, clock, config: testConfig('sqlite:unused', env) }, overrides);
}
