import { beforeAll, describe, expect, test } from 'vitest';
import { type Actor, isDomainError } from '#platform/domain';
import {
  type AccessGiven,
  type AccessTable,
  accessGiven,
  actorsOf,
  actorsWithOneRight,
  admits,
  type WithoutActor,
} from '../server/support/access.ts';
import { useSeededDatabase } from '../server/support/database.ts';
import { describeWithDatabase } from '../server/support/engines.ts';
import { hiddenMethods, hiddenMethodsIn, publicMethods, servicesIn } from './service-methods.ts';

type AccessFile = { readonly access?: AccessTable; readonly withoutActor?: WithoutActor };

const files = Object.values(import.meta.glob<AccessFile>('./**/*.access.ts', { eager: true }));
const access = files.flatMap((file) => Object.entries(file.access ?? {}));
const withoutActor = files.flatMap((file) => Object.keys(file.withoutActor ?? {}));

const services = servicesIn(
  Object.values(
    import.meta.glob<Record<string, unknown>>(
      [
        '../../modules/{auth,catalogue,consultation,institution,pdf}/**/*.service.ts',
        '../../modules/{auth,catalogue,consultation,institution,pdf}/index.ts',
      ],
      { eager: true },
    ),
  ),
);

describe('the public methods of the services', () => {
  const hidden = hiddenMethods();
  const methods = services.flatMap((service) => publicMethods(service, hidden));
  const called = access.map(([method]) => method);

  test('are each called by every kind of actor, or take none', () => {
    expect(services.length).toBeGreaterThan(60);
    expect(methods.map(({ method }) => method).sort()).toEqual([...called, ...withoutActor].sort());
  });

  test('take the actor first where they take one', () => {
    const takers = methods.filter(({ takesActor }) => takesActor);
    expect(takers.map(({ method }) => method).sort()).toEqual([...called].sort());
  });

  test('count where they are planted or inherited, private ones do not', () => {
    class Base {
      stage(actor: unknown) {
        return actor;
      }
      protected rows() {}
    }
    class PlantedService extends Base {
      async save(actor: unknown) {
        return this.kept(actor);
      }
      open() {}
      private kept(actor: unknown) {
        return actor;
      }
    }
    const source = 'class Base { protected rows() {} }\nclass PlantedService { private kept() {} }';
    expect(servicesIn([{ PlantedService, Base }])).toEqual([PlantedService]);
    expect(publicMethods(PlantedService, hiddenMethodsIn(source))).toEqual([
      { method: 'PlantedService.save', takesActor: true },
      { method: 'PlantedService.open', takesActor: false },
      { method: 'PlantedService.stage', takesActor: true },
    ]);
  });
});

describeWithDatabase('a service', (engine) => {
  const database = useSeededDatabase(engine);
  let given: AccessGiven;
  beforeAll(async () => {
    given = await accessGiven(database);
  });

  const outcomeOf = (call: AccessTable[keyof AccessTable][1], actor: Actor) =>
    (async () => call(actor, given))().then(
      () => 'passes',
      (error: unknown) => (isDomainError(error) ? error.code : error),
    );

  test.each(
    access.map(([method, [admitted, call, confirmed]]) => [method, admitted, call, confirmed] as const),
  )('method %s lets pass: %s', async (_method, admitted, call, confirmed) => {
    const oneIsEnough = /^consultation| /.test(admitted);
    for (const [who, actor] of [...actorsOf(given), ...(oneIsEnough ? actorsWithOneRight(given) : [])]) {
      expect([who, await outcomeOf(call, actor)]).toEqual([
        who,
        admits(admitted, actor) ? 'passes' : 'forbidden',
      ]);
    }
    for (const [who, actor] of actorsOf(given)) {
      if (actor.kind !== 'user' || !admits(admitted, actor)) continue;
      const later = await outcomeOf(call, { ...actor, confirmed: false });
      expect([who, later]).toEqual([who, confirmed ? 'password-needed' : 'passes']);
      return;
    }
  });
});
