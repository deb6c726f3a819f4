import { beforeAll, describe, expect, test } from 'vitest';
import { RecordServices } from '#platform';
import { type Actor, initialOf, isDomainError, listQueryOf, RIGHTS } from '#platform/domain';
import { RecordService } from '../../../../modules/platform/records/record.service.ts';
import { TableService } from '../../../../modules/platform/tables/table-service.ts';
import { records } from '../../../../modules/setup/records.ts';
import {
  type AccessGiven,
  accessGiven,
  actorsOf,
  actorsWithOneRight,
} from '../../../server/support/access.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';

type Call = (actor: Actor, service: RecordService, given: AccessGiven) => Promise<unknown>;

const empty = new Uint8Array();
let added = 0;
/** A new row with a name that no other row has. */
function newRow({ record }: RecordService) {
  added += 1;
  return { id: null, ...initialOf(record), [record.key]: `Neu ${added}` };
}

const CALLS: Readonly<Record<string, Call>> = {
  all: (actor, service) => service.all(actor),
  list: (actor, service) => service.list(actor, listQueryOf(service.record).parse({})),
  usage: (actor, service) => service.usage(actor, 3),
  save: (actor, service) => service.save(actor, newRow(service)),
  async remove(actor, service, { operator }) {
    const { id } = await service.save(operator, newRow(service));
    return service.remove(actor, id);
  },
};

const FILES: Readonly<Record<string, Call>> = {
  stage: (actor, { file }) => file.stage(actor, empty),
  async commit(actor, { file }) {
    if (isVendor(actor)) await file.stage(actor, empty);
    return file.commit(actor);
  },
  discard: (actor, { file }) => file.discard(actor, 'x'),
  export: (actor, { file }) => file.export(actor, 'csv'),
  admitted: (actor, { file }) => file.admitted(actor),
};

const isVendor = (actor: Actor) => actor.kind === 'operator' || (actor.admin && !actor.waiting);

const methodsOf = (service: { readonly prototype: object }) =>
  Object.getOwnPropertyNames(service.prototype).filter((name) => name !== 'constructor');

describe('the calls of this test', () => {
  test('are all methods that a list and its file have', () => {
    const own = ['present', 'refuseTaken'];
    expect(Object.keys(CALLS).sort()).toEqual(
      methodsOf(RecordService)
        .filter((name) => !own.includes(name))
        .sort(),
    );
    expect(Object.keys(FILES).sort()).toEqual(methodsOf(TableService).sort());
  });
});

describeWithDatabase('a plain list', (engine) => {
  const database = useSeededDatabase(engine);
  let given: AccessGiven;
  beforeAll(async () => {
    given = await accessGiven(database);
  });

  const cases = records.flatMap(({ record }) =>
    Object.entries({ ...CALLS, ...(record.file && FILES) }).map(
      ([method, call]) => [record.name, method, record, call] as const,
    ),
  );

  test.each(cases)('of %s admits to %s whom its record names', async (_name, method, record, call) => {
    const service = given.services.get(RecordServices).of(record);
    const readers = method === 'all' ? record.readers : undefined;
    const admits = (actor: Actor) => {
      if (readers === undefined || actor.kind === 'operator') return isVendor(actor);
      return !actor.waiting && readers.some((right) => actor.rights.has(right));
    };
    expect(RIGHTS).toEqual(expect.arrayContaining([...(readers ?? [])]));
    for (const [who, actor] of [...actorsOf(given), ...actorsWithOneRight(given)]) {
      const outcome = await call(actor, service, given).then(
        () => 'passes',
        (error: unknown) => (isDomainError(error) ? error.code : error),
      );
      expect([who, outcome]).toEqual([who, admits(actor) ? 'passes' : 'forbidden']);
    }
  });
});
