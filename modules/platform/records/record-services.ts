import type { Columns, ListRecord } from '../domain/records/record.ts';
import { type RecordGround, RecordService } from './record.service.ts';
import { entityOf } from './record-entity.ts';
import type { RecordRules } from './record-rules.ts';

/** A record with the rules of its subject. */
export interface RuledRecord {
  readonly record: ListRecord;
  readonly rules: RecordRules<Columns>;
}

/** Keeps a record and its rules together; their types agree. */
export const ruled = <C extends Columns>(record: ListRecord<C>, rules: RecordRules<C>): RuledRecord =>
  ({ record, rules }) as unknown as RuledRecord;

/** Lists with the rules of their subjects; one without rules has an entity that is read from it. */
export const ruledRecords = (
  lists: readonly ListRecord[],
  rules: readonly RuledRecord[],
): readonly RuledRecord[] =>
  lists.map(
    (record) =>
      rules.find((each) => each.record.name === record.name) ?? ruled(record, { entity: entityOf(record) }),
  );

/** The service of each record: the register that server, command line and tests ask. */
export class RecordServices {
  private readonly services: ReadonlyMap<string, RecordService>;

  constructor(records: readonly RuledRecord[], ground: RecordGround) {
    this.services = new Map(
      records.map(({ record, rules }) => [record.name, new RecordService(record, rules, ground)]),
    );
  }

  /** All of them. */
  get all(): readonly RecordService[] {
    return [...this.services.values()];
  }

  /**
   * The service of a record.
   *
   * @throws Error for one that no module lists
   */
  of<C extends Columns>({ name }: ListRecord<C>): RecordService<C> {
    const service = this.services.get(name);
    if (service === undefined) throw new Error(`No module lists the record ${name}.`);
    return service as unknown as RecordService<C>;
  }
}
