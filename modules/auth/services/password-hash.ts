import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { Turns } from './turns.ts';

/** Node's four threads, which read files and compress answers as well, and a processor are left to other requests. */
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));

/** How many may wait for their turn: some seconds of work. Who comes after them is told to try again. */
const WAITING = 100;

const turns = new Turns(AT_ONCE, WAITING);
const argon = promisify(argon2);
/** @throws DomainError `unavailable` where too many passwords are being looked at */
const derive = (...asked: Parameters<typeof argon>) => turns.take(() => argon(...asked));

/** Parameters of argon2id after the OWASP recommendation (19 MiB, 2 passes, 1 lane); memory in KiB. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

/** Hashes a password with argon2id; gives the PHC text form with its own salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password.normalize('NFKC'), nonce, ...COST });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** Whether a password belongs to a hash of hashPassword; false for a text that is no such hash. */
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
