/** Parameters of argon2id after the OWASP recommendation (19 MiB, 2 passes, 1 lane); memory in KiB. */
export const HASH_COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
