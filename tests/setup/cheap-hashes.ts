import { vi } from 'vitest';

/** Passwords are hashed in a hundredth of the time: a hash names its cost, and is verified with it. */
vi.mock('../../modules/auth/password/hash-cost.ts', () => ({
  HASH_COST: { memory: 8, passes: 1, parallelism: 1 },
}));
