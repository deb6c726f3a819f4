import type { EntityManager } from '@mikro-orm/core';
import type { ModuleMetadata } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { Housekeeping } from '#auth';
import { PdfCleaning } from '#pdf';
import type { Clock } from '#platform';
import { ProductModule, type Services } from '#setup';
import { TestClock } from './test-clock.ts';
import { testConfig } from './test-config.ts';

/** A class of the container, and what stands in its place. */
export type Override = readonly [token: abstract new (...args: never[]) => unknown, service: unknown];

/** What a test changes of the services. */
interface Tuning {
  /** What it puts in the place of others. */
  readonly overrides?: readonly Override[];
  /** Variables of the configuration. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A testing module with other providers in the place of its own. */
export const testingModule = (
  metadata: ModuleMetadata,
  overrides: readonly Override[],
): Promise<TestingModule> =>
  overrides
    .reduce(
      (builder, [token, service]) => builder.overrideProvider(token).useValue(service),
      Test.createTestingModule(metadata),
    )
    .compile();

/** The services on an entity manager, as the server makes them; nothing runs by itself. */
export const servicesOn = (
  em: EntityManager,
  clock: Clock = new TestClock(),
  { overrides = [], env = {} }: Tuning = {},
): Promise<Services> =>
  testingModule(
    {
      imports: [ProductModule.forRoot({ em, clock, config: testConfig('sqlite:unused', env) })],
      providers: [Housekeeping, PdfCleaning],
    },
    overrides,
  );
