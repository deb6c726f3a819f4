/** The platform, the calls of screens that serve the tables of all modules. */
export { discardTable, importTable, uploadTable } from './tables/table.calls.ts';
