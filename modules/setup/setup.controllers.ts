import { TablesController } from './tables/tables.controller.ts';

/** What answers the calls that concern all modules. */
export const setupControllers = [TablesController];
