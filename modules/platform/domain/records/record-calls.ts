import { defineCall, type } from '../calls/define-call.ts';
import type { Columns, ListRecord, RowOf, SavedRow } from './record.ts';
import { inputOf } from './record-input.ts';

/** Adds or changes a row of a vendor's list. */
export const saveRecord = <C extends Columns>(record: ListRecord<C>) =>
  defineCall({
    method: 'PUT',
    path: `cms/rows/${record.name}`,
    takes: 'json',
    input: inputOf(record),
    answers: type<SavedRow>(),
    conflict: type<RowOf<C>>(),
  });
