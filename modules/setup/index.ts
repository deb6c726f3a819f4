/** What an installation starts with: schema, base data and the demo. The top floor below the edges. */
export { databaseSchema } from './database-schema.ts';
export { type FirstUser, setUpInstallation } from './first-user.ts';
export { type Demo, prepareDatabase } from './prepare.ts';
