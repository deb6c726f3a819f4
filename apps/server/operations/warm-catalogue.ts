import type { EntityManager } from '@mikro-orm/core';
import type { CareDefinitionsService } from '#consultation';
import { type DataName, dataVersion, inRequestContext } from '#platform';
import { prepareCachedJson } from '../answers/cached-json.ts';

/** After the answer that may have changed something; others are answered first. */
const DELAY_MS = 100;
/** What the definitions of consultations are made from. */
const SOURCES: readonly DataName[] = ['catalogue', 'definitions', 'list:vertragspreise'];
const OPERATOR = { kind: 'operator', name: 'server' } as const;

/**
 * Reads the catalogue again before a consultation asks for it: soon after any answer, if something was saved
 * meanwhile, by whatever process. An idle server reads nothing.
 */
export class WarmCatalogue {
  private timer: NodeJS.Timeout | undefined;
  private version = '';
  private isAsked = false;
  private isStopped = false;

  constructor(
    private readonly em: EntityManager,
    private readonly definitions: CareDefinitionsService,
  ) {}

  /** To be called after each answer. */
  soon(): void {
    this.isAsked = true;
    if (this.timer !== undefined || this.isStopped) return;
    this.timer = setTimeout(() => {
      inRequestContext(this.em, { address: '', userAgent: undefined }, () => void this.tryWarm());
    }, DELAY_MS).unref();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async tryWarm(): Promise<void> {
    this.isAsked = false;
    try {
      await this.warm();
    } catch {
      // The next consultation reads it itself, and reports the failure.
    }
    this.timer = undefined;
    // What was saved while it read may have been missed.
    if (this.isAsked) this.soon();
  }

  private async warm(): Promise<void> {
    const version = await dataVersion(this.em, SOURCES);
    if (version === this.version) return;
    await prepareCachedJson(await this.definitions.current(OPERATOR));
    this.version = version;
  }
}
