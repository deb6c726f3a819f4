import { RecommendationService } from '#consultation';
import { closeDatabase, Keyring } from '#platform';
import { checkDatabase as check, type DatabaseFinding } from '#setup';
import { openReadyPlatform } from '../program/open-platform.ts';

/** Checks the configured database; changes nothing. */
export async function checkDatabase(): Promise<readonly DatabaseFinding[]> {
  const { orm, config, services, operator } = await openReadyPlatform();
  try {
    const findings = await check(orm, new Keyring(config.pdfKeys));
    const { keys, missingKeys, emptyKeys } = await services.get(RecommendationService).report(operator);
    const bad = missingKeys.length + emptyKeys.length;
    const detail =
      bad === 0
        ? `all ${keys} keys have products`
        : `${bad} keys have no product: inko recommendations check`;
    return [...findings, { state: bad === 0 ? 'ok' : 'error', check: 'recommendations', detail }];
  } finally {
    await closeDatabase(orm);
  }
}
