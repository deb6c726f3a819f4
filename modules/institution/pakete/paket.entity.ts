import type { InferEntity } from '@mikro-orm/core';
import { entityOf } from '#platform';
import { paketRecord } from './paket.record.ts';

export const Paket = entityOf(paketRecord);
export type Paket = InferEntity<typeof Paket>;
