import { hash } from 'node:crypto';
import { serialize } from 'node:v8';
import { Installation, MailService, type UntrustedTask, UntrustedTasks } from '#platform';
import { type Actor, CONSULTATION_RIGHTS, RIGHTS, type Right, type UserActor } from '#platform/domain';
import type { Services } from '#setup';
import { User } from '../../../modules/auth/users/user.entity.ts';
import type { Reading, UntrustedInput } from '../../../modules/platform/untrusted/untrusted-process.ts';
import type { OpenedDatabase } from './database.ts';
import { testMails } from './pdfs.ts';
import { servicesOn } from './services.ts';
import { TestClock } from './test-clock.ts';

/**
 * Who is admitted: every user, the operator, users who wait for their own password, the vendor's staff, or
 * users with one of some rights.
 */
export type Admitted =
  | 'users'
  | 'users+operator'
  | 'operator'
  | 'waiting'
  | 'vendor'
  | 'vendor+operator'
  | `${Right}${'' | '+operator'}`
  | `${Right} ${Right}${'' | ` ${Right}+operator`}`
  | `consultation${'' | ` ${Right} ${Right}` | '+operator'}`;

/** Calls a method in a way that succeeds for every actor it admits. */
type AccessCall = (actor: Actor, given: AccessGiven) => unknown;

/**
 * The methods of a subject's services that take an actor, as `Service.method`. Each `<subject>.access.ts` in
 * tests/modules exports one; tests/modules/access.service.test.ts runs them.
 */
export type AccessTable = Readonly<Record<`${string}Service.${string}`, Access>>;

/** Who is admitted, a call, and `confirmed` where it asks a user for the password again. */
type Access = readonly [Admitted, AccessCall, 'confirmed'?];

/** Public methods without an actor, as `Service.method`, each with the reason. */
export type WithoutActor = Readonly<Record<`${string}Service.${string}`, string>>;

/** A seeded database with services and actors; one for all calls on an engine. */
export interface AccessGiven {
  readonly database: OpenedDatabase;
  readonly services: Services;
  readonly clock: TestClock;
  readonly operator: Actor;
  /** Main user of the demo's institution, which is in its trial; has every right. */
  readonly user: UserActor;
  /** The same person as one of the vendor's staff. */
  readonly vendor: UserActor;
  /** The same actor as an adviser of the pharmacy, which is in no trial. */
  inPharmacy(actor: Actor): Actor;
  /** A value made at the first call that needs it. */
  once<Value>(name: string, make: () => Promise<Value>): Promise<Value>;
}

/** Reads each file once: who asks changes nothing in what is read, and each reading starts a process. */
class TasksOnce extends UntrustedTasks {
  private readonly done = new Map<string, Promise<Reading<unknown>>>();

  override run<Input extends UntrustedInput, Value>(
    task: UntrustedTask<Input, Value>,
    input: Input,
    owner: string,
  ): Promise<Reading<Value>> {
    const key = hash('sha256', Buffer.concat([Buffer.from(task.worker.href), serialize(input)]));
    const read = this.done.get(key) ?? super.run(task, input, owner);
    this.done.set(key, read);
    return read as Promise<Reading<Value>>;
  }
}

/** @param database seeded and opened */
export async function accessGiven(database: OpenedDatabase): Promise<AccessGiven> {
  const em = database.em();
  const clock = new TestClock();
  const services = await servicesOn(em, clock, {
    overrides: [
      [MailService, testMails(database)],
      [UntrustedTasks, new TasksOnce()],
      [Installation, new Installation('http://127.0.0.1', 'Muster AG', 'optional', true)],
    ],
  });
  const { id, institution } = await em.findOneOrFail(User, { loginKey: 'demo' });
  const adviser = await em.findOneOrFail(User, { loginKey: 'beratung' });
  const user = userActor(id, institution.id);
  const made = new Map<string, Promise<unknown>>();
  return {
    database,
    services,
    clock,
    operator: { kind: 'operator', name: 'test' },
    user,
    vendor: { ...user, admin: true },
    inPharmacy: (actor) =>
      actor.kind === 'user' ? { ...actor, userId: adviser.id, institutionId: adviser.institution.id } : actor,
    once<Value>(name: string, make: () => Promise<Value>) {
      const value = made.get(name) ?? make();
      made.set(name, value);
      return value as Promise<Value>;
    },
  };
}

const userActor = (userId: number, institutionId: number): UserActor => ({
  kind: 'user',
  userId,
  institutionId,
  rights: new Set(RIGHTS),
  admin: false,
  waiting: false,
  confirmed: true,
});

/** The actors that every method is called by, each with its name. */
export function actorsOf({ operator, user }: AccessGiven): readonly (readonly [string, Actor])[] {
  return [
    ['operator', operator],
    ['user', user],
    ['vendor', { ...user, admin: true }],
    ['user without a right', { ...user, rights: new Set() }],
    ['waiting user', { ...user, waiting: true }],
    ['waiting vendor', { ...user, admin: true, waiting: true }],
    ...RIGHTS.map((right) => {
      const rights = new Set(RIGHTS.filter((each) => each !== right));
      return [`user without ${right}`, { ...user, rights }] as const;
    }),
  ];
}

/** The actors that also call a method for which one of several rights is enough. */
export function actorsWithOneRight({ user }: AccessGiven): readonly (readonly [string, Actor])[] {
  return RIGHTS.map((right) => [`user with ${right} alone`, { ...user, rights: new Set([right]) }]);
}

/** Whether a method admits an actor. */
export function admits(admitted: Admitted, actor: Actor): boolean {
  const waiting = actor.kind === 'user' && actor.waiting;
  if (admitted === 'waiting') return waiting;
  if (actor.kind === 'operator') return admitted.includes('operator');
  if (waiting || admitted === 'operator') return false;
  if (admitted.startsWith('users')) return true;
  if (admitted.startsWith('vendor')) return (actor as UserActor).admin;
  const [rights = ''] = admitted.split('+', 1);
  const any = rights.replace('consultation', CONSULTATION_RIGHTS.join(' ')).split(' ') as Right[];
  return any.some((right) => actor.rights.has(right));
}

/** What a service of tables inherits. */
interface Tables {
  stage(actor: Actor, bytes: Uint8Array): Promise<unknown>;
  commit(actor: Actor): Promise<unknown>;
  discard(actor: Actor, id: string): Promise<unknown>;
  export(actor: Actor, format: 'csv'): Promise<unknown>;
  admitted(actor: Actor): Promise<unknown>;
}

/**
 * The methods that a service of tables inherits.
 *
 * @param file what is uploaded
 */
export function tableAccess(
  service: abstract new (...args: never[]) => Tables,
  admitted: Admitted,
  file: Uint8Array = new Uint8Array(),
): AccessTable {
  const calls: Readonly<Record<string, (actor: Actor, tables: Tables) => Promise<unknown>>> = {
    stage: (actor, tables) => tables.stage(actor, file),
    commit: async (actor, tables) => {
      // A refusal has to be the one of commit itself.
      if (admits(admitted, actor)) await tables.stage(actor, file);
      return tables.commit(actor);
    },
    discard: (actor, tables) => tables.discard(actor, 'x'),
    export: (actor, tables) => tables.export(actor, 'csv'),
    admitted: (actor, tables) => tables.admitted(actor),
  };
  return Object.fromEntries(
    Object.entries(calls).map(([method, call]) => [
      `${service.name}.${method}`,
      [admitted, (actor: Actor, { services }: AccessGiven) => call(actor, services.get(service))] as const,
    ]),
  );
}
