import * as z from 'zod/mini';
import { idText } from '../calls/call-fields.ts';
import { type CallDefinition, defineCall } from '../calls/define-call.ts';
import type { ListRecord } from './record.ts';

/** A row that is removed, with the version that somebody has seen. */
export const removedRow = z.strictObject({ id: idText, version: z.optional(idText) });

/** A call that removes a row of a vendor's list. */
export type RowRemoval = CallDefinition<typeof removedRow>;

/** The call that removes a row of a record. */
export const removalOf = ({ calls: { path } }: Pick<ListRecord, 'calls'>): RowRemoval =>
  defineCall({ method: 'DELETE', path, admits: 'vendor', takes: 'query', input: removedRow });
