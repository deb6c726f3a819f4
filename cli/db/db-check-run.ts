import { closeDatabase, Keyring } from '#platform';
import { checkDatabase as check, type DatabaseFinding } from '#setup';
import { openReadyPlatform, servicesOf } from '../program/open-platform.ts';
import { recommendations } from '../recommendations/recommendations-finding.ts';

/** Checks the configured database; changes nothing. */
export async function checkDatabase(): Promise<readonly DatabaseFinding[]> {
  const platform = await openReadyPlatform();
  const { orm, config, operator } = platform;
  try {
    const findings = await check(orm, new Keyring(config.pdfKeys));
    return [...findings, await recommendations(await servicesOf(platform), operator)];
  } finally {
    await closeDatabase(orm);
  }
}
