import { EntityManager, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { ProductService } from '#catalogue';
import {
  CalculationMethodService,
  ContactDataService,
  Institution,
  institutionInScope,
  OwnKrankenkassenService,
  readSettingsVersions,
  readStoredSettings,
  readVendorKrankenkassen,
  type SettingsVersions,
} from '#institution';
import { AuditLog, Clock, lockData, StagedImports, UntrustedTasks } from '#platform';
import { type Actor, type CalendarDay, DomainError, requireRight, requireUser } from '#platform/domain';
import { changeOwnPrices } from '../own-prices/change-own-prices.ts';
import { readSettingsUpload } from './read-settings-upload.ts';
import { settingsDocument } from './settings-document.ts';
import type { SettingsWrites } from './settings-parts.ts';
import { isForeign, type SettingsDifference, settingsPlan } from './settings-plan.ts';

const GONE = 'Diese Datei wartet nicht mehr auf das Übernehmen. Bitte wählen Sie sie noch einmal.';
const CHANGED =
  'Die Einstellungen wurden inzwischen geändert; es wurde nichts übernommen. Bitte wählen Sie die Datei noch einmal, um den neuen Unterschied zu sehen.';
const FOREIGN =
  'Die Datei stammt von einer anderen Institution. Bitte bestätigen Sie, dass Sie sie übernehmen.';

/** A file with settings that waits to be taken over. */
export interface StagedSettings {
  readonly id: string;
  readonly exportedAt: CalendarDay;
  /** Name of the institution it comes from, where that is another one: its contact data are left out. */
  readonly foreign: string | null;
  readonly differences: readonly SettingsDifference[];
  /** What is not taken, and why, in sentences. */
  readonly leftOut: readonly string[];
}

/** What is kept of a file until it is taken over. */
interface Kept {
  readonly foreign: boolean;
  /** Of the settings that it was compared with. */
  readonly versions: SettingsVersions;
  readonly writes: SettingsWrites;
}

/** Takes all settings of the actor's institution out as one file, and puts them in (readings, section 4). */
@Injectable()
export class SettingsTransferService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(ProductService) private readonly products: ProductService,
    @Inject(ContactDataService) private readonly contacts: ContactDataService,
    @Inject(OwnKrankenkassenService) private readonly krankenkassen: OwnKrankenkassenService,
    @Inject(CalculationMethodService) private readonly methods: CalculationMethodService,
    @Inject(UntrustedTasks) private readonly tasks: UntrustedTasks,
    @Inject(StagedImports) private readonly staged: StagedImports,
  ) {}

  /** All settings as JSON; imported again nothing changes. */
  async export(actor: Actor): Promise<string> {
    requireRight(actor, 'einst_export');
    const institution = await institutionInScope(this.em, actor);
    const products = await this.products.priced(actor);
    const stored = await readStoredSettings(this.em.fork(), institution);
    return `${JSON.stringify(settingsDocument(stored, products, this.clock.today()), null, 2)}\n`;
  }

  /**
   * Reads a file and says what it would change; nothing is written until `commit`, within 24 hours.
   *
   * @throws DomainError `limit` above 1 MB, `invalid` for a file that cannot be used, `unavailable` where too many wait
   */
  async stage(actor: Actor, bytes: Uint8Array): Promise<StagedSettings> {
    requireRight(actor, 'einst_import');
    const place = placeOf(actor);
    const file = await readSettingsUpload(this.tasks, bytes, place.who);
    const products = await this.products.priced(actor);
    const em = this.em.fork();
    const stored = await readStoredSettings(em, place.institutionId);
    const vendors = await readVendorKrankenkassen(em);
    const { rights } = requireUser(actor);
    const { writes, differences, leftOut } = settingsPlan(file, { stored, products, vendors, rights });
    const foreign = isForeign(file, stored);
    const kept: Kept = { foreign, versions: stored.versions, writes };
    return {
      id: await this.staged.keep(place, kept),
      exportedAt: file.exportedAt as CalendarDay,
      foreign: foreign ? file.institution.Name : null,
      differences,
      leftOut,
    };
  }

  /**
   * Writes what a file changes, whole or not at all, once; each part by the rules and with the audit entry of its page.
   *
   * @param foreignTaken whether somebody has confirmed that the file is another institution's
   * @throws DomainError `not-found` for a file that is not there, is somebody else's or is written already; `conflict`
   *   where any of the settings was changed since; `invalid` without the confirmation
   */
  async commit(actor: Actor, id: string, foreignTaken: boolean): Promise<void> {
    requireRight(actor, 'einst_import');
    const place = placeOf(actor);
    const kept = (await this.staged.read(place, id)) as Kept | null;
    if (kept === null) throw new DomainError('not-found', GONE);
    if (kept.foreign && !foreignTaken) throw new DomainError('invalid', FOREIGN, { foreign: FOREIGN });
    const { writes, versions } = kept;
    const { institutionId: institution } = place;
    const products = await this.products.priced(actor);
    await this.em.fork().transactional(async (em) => {
      if (!(await this.staged.take(place, id, em))) throw new DomainError('not-found', GONE);
      // In the order in which the pages lock them, so that two do not wait crosswise.
      await lockData(em, 'krankenkassen');
      await em.nativeUpdate(Institution, { id: institution }, { version: raw('version') });
      if (!isSame(versions, await readSettingsVersions(em, institution)))
        throw new DomainError('conflict', CHANGED);
      if (writes.contact) {
        const given = { ...writes.contact, version: versions.contact };
        await this.contacts.save(actor, given, { within: em });
      }
      if (writes.krankenkassen) {
        const given = { entries: writes.krankenkassen, version: versions.krankenkassen };
        await this.krankenkassen.choose(actor, given, undefined, em);
      }
      if (writes.method)
        await this.methods.choose(actor, { method: writes.method, version: versions.method }, em);
      if (writes.prices) {
        requireRight(actor, 'preis_einst');
        const changes = new Map(Object.entries(writes.prices));
        const known = new Set(products.flatMap(({ sizes }) => Object.values(sizes).map((size) => size.id)));
        const about = { institution, version: versions.prices, wanted: () => changes, known };
        await changeOwnPrices(em, this.audit, actor, about);
      }
    });
  }

  /** Forgets a file; whether it was there does not matter. */
  async discard(actor: Actor, id: string): Promise<void> {
    requireRight(actor, 'einst_import');
    await this.staged.take(placeOf(actor), id);
  }
}

function placeOf(actor: Actor) {
  const { userId, institutionId } = requireUser(actor);
  return { who: `user:${userId}`, tableName: 'settings', institutionId };
}

const isSame = (before: SettingsVersions, now: SettingsVersions): boolean =>
  before.contact === now.contact &&
  before.krankenkassen === now.krankenkassen &&
  before.method === now.method &&
  before.prices === now.prices;
