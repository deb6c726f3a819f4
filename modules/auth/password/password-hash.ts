import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { ConcurrencyLimit, networkOf, requestAddress, requestSignal } from '#platform';
import { unavailableFor } from '#platform/domain';
import { HASH_COST } from './hash-cost.ts';

/** Each hash takes 19 MiB while it is computed: at most 150 MiB, however many processors there are. */
const MOST_RUNNING = 8;

/** Node's threads for hashing, reading files and compression; one is left to the latter. */
const threads = Number(process.env.UV_THREADPOOL_SIZE ?? 4);

const BUSY =
  'Gerade melden sich sehr viele Personen an. Bitte versuchen Sie es in einigen Sekunden noch einmal.';
/** Seconds in which a full queue is worked off. */
const RETRY_AFTER = 10;

/**
 * Limits concurrent hashing. An address may have as many waiting as a large shop has advisers who log in within a
 * minute; all of them wait for some seconds at most.
 */
const limit = new ConcurrencyLimit({
  running: Math.max(1, Math.min(availableParallelism(), threads - 1, MOST_RUNNING)),
  waiting: 400,
  waitingOfParty: 40,
  refusal: () => unavailableFor(BUSY, RETRY_AFTER),
});

/** Number of passwords that wait to be hashed or checked in this process. */
export const waitingHashes = (): number => limit.waitingCount;

const argon = promisify(argon2);

/** @throws DomainError `unavailable` if too many passwords are being checked, or the request was aborted */
const derive = (...asked: Parameters<typeof argon>) =>
  limit.run(() => argon(...asked), { party: networkOf(requestAddress() ?? ''), signal: requestSignal() });

const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

/** Hashes a password with argon2id; returns the PHC string with its salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const message = password.normalize('NFKC');
  const tag = await derive('argon2id', { message, nonce, tagLength: TAG_BYTES, ...HASH_COST });
  const { memory, passes, parallelism } = HASH_COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** Whether a password matches a hash of hashPassword; false for any other text. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const match = PHC.exec(hash);
  if (match === null) return false;
  const [, memory, passes, parallelism, nonce = '', expected = ''] = match;
  const tag = Buffer.from(expected, 'base64');
  const actual = await derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: tag.length,
  });
  return timingSafeEqual(actual, tag);
}
