import { Inject } from '@nestjs/common';
import type * as z from 'zod';
import type { UserActor } from '../domain/actor.ts';
import type { Columns, InputOf, ListRecord, RowOf } from '../domain/records/record.ts';
import { saveRecord } from '../domain/records/record-calls.ts';
import { refusedAs } from '../domain/refused-as.ts';
import type { RecordService } from '../records/record.service.ts';
import { RecordServices } from '../records/record-services.ts';
import { DONE } from './answer-schemas.ts';
import { Call, Calls } from './call.decorator.ts';
import { Caller } from './caller.ts';
import { Input } from './input.ts';
import { answeredRow, listCall, removeCall, rowAnswer, saveCall } from './record-calls.ts';
import { ResponseCache } from './response-cache.ts';
import { sortedBy } from './sorted-by.ts';

type Given = InputOf<Columns>;
type Named = { readonly id: number; readonly version?: number | undefined };

/**
 * The calls of a plain list: PUT and DELETE, and GET where the record describes it.
 *
 * @param answer schema of a row, where columns need more than their types say
 */
export function recordController(record: ListRecord, answer: () => z.ZodType = () => rowAnswer(record)) {
  const list = listCall(record, answer);
  const save = saveCall(record);
  const remove = removeCall(record);
  const answered = (row: object) => answeredRow(record, row as RowOf<ListRecord['columns']>);

  @Calls()
  class RecordController {
    private readonly service: RecordService;
    private readonly responses = new ResponseCache<object, readonly object[]>();

    constructor(@Inject(RecordServices) services: RecordServices) {
      this.service = services.of(record);
    }

    async all(@Input() { sort = '' }: { readonly sort?: string }, @Caller() actor: UserActor) {
      const rows = await this.service.all(actor);
      return this.responses.get(rows, sort, () => {
        const answers = rows.map(answered);
        return sort === '' ? answers : sortedBy(sort, answers as never[]);
      });
    }

    @Call(save)
    async save(@Input() given: Given, @Caller() actor: UserActor) {
      return refusedAs(() => this.service.save(actor, given), answered);
    }

    @Call(saveRecord(record))
    async saveRow(@Input() given: Given, @Caller() actor: UserActor) {
      return this.service.save(actor, given);
    }

    @Call(remove)
    async remove(@Input() { id, version }: Named, @Caller() actor: UserActor) {
      const { tells } = record.calls.remove;
      return refusedAs(async () => {
        const count = await this.service.remove(actor, id, version);
        return tells ? { [tells.name]: count } : DONE;
      }, answered);
    }
  }
  if (record.calls.list !== undefined) {
    const { prototype } = RecordController;
    Call(list)(prototype, 'all', Object.getOwnPropertyDescriptor(prototype, 'all') as never);
  }
  return RecordController;
}
