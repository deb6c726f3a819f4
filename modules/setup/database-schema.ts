import { authEntities } from '#auth';
import { catalogueEntities } from '#catalogue';
import { consultationEntities } from '#consultation';
import { institutionEntities } from '#institution';
import { pdfEntities } from '#pdf';
import { type DatabaseSchema, platformEntities } from '#platform';
import { migrations as postgresql } from '../../data/migrations/postgresql/index.ts';
import { migrations as sqlite } from '../../data/migrations/sqlite/index.ts';

/** The complete schema of the product's database. */
export const databaseSchema = {
  entities: [
    ...platformEntities,
    ...institutionEntities,
    ...catalogueEntities,
    ...consultationEntities,
    ...authEntities,
    ...pdfEntities,
  ],
  migrations: { sqlite, postgresql },
} as unknown as DatabaseSchema;
