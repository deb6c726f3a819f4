/** What an installation starts with: schema, base data and the demo. The floor below apps and cli. */

export { bringUpToDate } from './bring-up-to-date.ts';
export { callControllers } from './call-controllers.ts';
export { checkDatabase, checkSealed, type DatabaseFinding } from './check-database.ts';
export { databaseSchema } from './database-schema.ts';
export { databaseState } from './database-state.ts';
export { setUpInstallation } from './first-user.ts';
export { type Demo, isEmptyDatabase, prepareDatabase } from './prepare.ts';
export { ProductModule, type Services } from './product.module.ts';
export { reseal, sealedCounts } from './sealed-values.ts';
export { TableServices } from './tables/table-services.ts';
