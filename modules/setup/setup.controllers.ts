import type * as z from 'zod';
import { krankenkasseSchema } from '#institution';
import { recordController } from '#platform/http';
import { records } from './records.ts';
import { TablesController } from './tables/tables.controller.ts';

/** The answers of lists with columns that no type describes. */
const ANSWERS: Readonly<Record<string, () => z.ZodType>> = { krankenkassen: krankenkasseSchema };

/** What answers the calls that concern all modules. */
export const setupControllers = [
  ...records.map(({ record }) => recordController(record, ANSWERS[record.name])),
  TablesController,
];
