import { closeDatabase, Keyring } from '#platform';
import { checkDatabase as check, type DatabaseFinding } from '#setup';
import { openReadyPlatform } from '../program/open-platform.ts';
import { recommendations } from '../recommendations/recommendations-finding.ts';

/** Checks the configured database; changes nothing. */
export async function checkDatabase(): Promise<readonly DatabaseFinding[]> {
  const { orm, config, services, operator } = await openReadyPlatform();
  try {
    const findings = await check(orm, new Keyring(config.pdfKeys));
    return [...findings, await recommendations({ services, operator })];
  } finally {
    await closeDatabase(orm);
  }
}
