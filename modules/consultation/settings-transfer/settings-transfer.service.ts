import { EntityManager, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { ProductService } from '#catalogue';
import type { Product } from '#catalogue/domain';
import {
  CalculationMethodService,
  type ChosenKrankenkasse,
  ContactDataService,
  DeclarationWordingService,
  Institution,
  institutionInScope,
  OwnKrankenkassenService,
  readSettingsVersions,
  readStoredSettings,
  readVendorKrankenkassen,
  type SettingsVersions,
  type StoredSettings,
} from '#institution';
import { adviserNamesOf, krankenkasseRecord } from '#institution/domain';
import {
  AuditLog,
  actorName,
  Clock,
  lockData,
  refuseAborted,
  StagedImports,
  UntrustedTasks,
} from '#platform';
import {
  type Actor,
  type CalendarDay,
  DomainError,
  jsonOf,
  RIGHTS,
  requireRight,
  toDecimal,
} from '#platform/domain';
import { changeOwnPrices } from '../own-price-admin/change-own-prices.ts';
import { readSettingsUpload } from './read-settings-upload.ts';
import { SETTINGS_FORMAT, SETTINGS_VERSION } from './settings-file.ts';
import { type ExportedForms, SettingsForms } from './settings-forms.ts';
import type { SettingsWrites } from './settings-parts.ts';
import { isForeign, type SettingsDifference, settingsPlan } from './settings-plan.ts';

/**
 * An institution's settings as one document. Own prices are identified by Artikelnummer, so that they survive
 * another catalogue; prices of deleted sizes are left out. Contains neither the PDF password nor users.
 */
function settingsDocument(
  stored: StoredSettings,
  products: readonly Product[],
  { forms, leftOut }: ExportedForms,
  today: CalendarDay,
) {
  const { Beraternamen, Kartenzeilen, ...contact } = stored.contact;
  return {
    format: SETTINGS_FORMAT,
    version: SETTINGS_VERSION,
    exportedAt: today,
    institution: { Name: contact.Name, Kundennummer: stored.Kundennummer },
    contact: { ...contact, Beraternamen: adviserNamesOf(Beraternamen), Kartenzeilen: linesOf(Kartenzeilen) },
    method: stored.method,
    declaration: stored.wording,
    krankenkassen: stored.krankenkassen.map(krankenkasseOf),
    krankenkassenZusaetzlich: stored.krankenkassenZusaetzlich,
    prices: products.flatMap(({ sizes }) =>
      Object.values(sizes).flatMap(({ id, Artikelnummer, PZN }) => {
        const cents = stored.prices.get(id);
        return cents === undefined ? [] : [{ Artikelnummer, PZN, Preis: toDecimal(cents) }];
      }),
    ),
    ...(forms.length > 0 && { forms }),
    ...(leftOut.length > 0 && { formsLeftOut: leftOut }),
  };
}

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));

/** A Krankenkasse of the vendor's list by its name; its rates are the vendor's. */
function krankenkasseOf({ krankenkassenId, Kasse, ...own }: ChosenKrankenkasse): object {
  if (krankenkassenId !== null) return { Kasse };
  return jsonOf(krankenkasseRecord.columns, { Kasse, ...own });
}

const GONE = 'Diese Datei wartet nicht mehr auf das Übernehmen. Bitte wählen Sie sie noch einmal.';
const CHANGED =
  'Die Einstellungen wurden inzwischen geändert; es wurde nichts übernommen. Bitte wählen Sie die Datei noch einmal, um den neuen Unterschied zu sehen.';
const FOREIGN =
  'Die Datei stammt von einer anderen Institution. Bitte bestätigen Sie, dass Sie sie übernehmen.';

/** A staged settings file. */
export interface StagedSettings {
  readonly id: string;
  readonly exportedAt: CalendarDay;
  /** Name of the institution it comes from, if that is another one; its contact data are not imported. */
  readonly foreign: string | null;
  readonly differences: readonly SettingsDifference[];
  /** What is not imported and why, in sentences. */
  readonly leftOut: readonly string[];
}

/** What is stored of a staged file. */
interface Kept {
  readonly foreign: boolean;
  /** Versions of the settings it was compared with. */
  readonly versions: SettingsVersions;
  readonly formsVersion: string;
  readonly writes: SettingsWrites;
}

/**
 * Exports all settings of the actor's institution as one file, and imports them. The operator names the institution as
 * the actor's.
 */
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
    @Inject(DeclarationWordingService) private readonly wordings: DeclarationWordingService,
    @Inject(SettingsForms) private readonly forms: SettingsForms,
    @Inject(UntrustedTasks) private readonly tasks: UntrustedTasks,
    @Inject(StagedImports) private readonly staged: StagedImports,
  ) {}

  /** All settings as JSON; importing it again changes nothing. */
  async export(actor: Actor): Promise<string> {
    requireRight(actor, 'einst_export');
    const institution = await institutionInScope(this.em, actor);
    const products = await this.products.priced(actor);
    const stored = await readStoredSettings(this.em.fork(), institution);
    const forms = await this.forms.exported(institution);
    return `${JSON.stringify(settingsDocument(stored, products, forms, this.clock.today()), null, 2)}\n`;
  }

  /** Names of the forms of contracts that an export leaves out, because they are too large for one file. */
  async leftOut(actor: Actor): Promise<readonly string[]> {
    requireRight(actor, 'einst_export');
    return this.forms.tooLarge(await institutionInScope(this.em, actor));
  }

  /**
   * Reads a file and answers what it would change. Nothing is written until `commit`, within 24 hours.
   *
   * @throws DomainError `limit` above 20 MB, `invalid` for an unusable file, `unavailable` if too many are waiting
   */
  async stage(actor: Actor, bytes: Uint8Array): Promise<StagedSettings> {
    requireRight(actor, 'einst_import');
    const place = await this.placeOf(actor);
    const file = await readSettingsUpload(this.tasks, bytes, place.who);
    const products = await this.products.priced(actor);
    const em = this.em.fork();
    const stored = await readStoredSettings(em, place.institutionId);
    const vendors = await readVendorKrankenkassen(em);
    const rights = actor.kind === 'operator' ? new Set(RIGHTS) : actor.rights;
    // Before the forms, as the other versions before their values.
    const formsVersion = await this.forms.version(em, place.institutionId);
    const forms = file.forms && rights.has('kont_einst') ? await this.forms.plan(actor, file.forms) : null;
    const facts = { stored, products, vendors, rights, forms };
    const { writes, differences, leftOut } = settingsPlan(file, facts);
    const foreign = isForeign(file, stored);
    const kept: Kept = { foreign, versions: stored.versions, formsVersion, writes };
    return {
      id: await this.staged.keep(place, kept),
      exportedAt: file.exportedAt as CalendarDay,
      foreign: foreign ? file.institution.Name : null,
      differences,
      leftOut,
    };
  }

  /**
   * Writes the changes of a file once, in one transaction; each part by the rules and with the audit entry of its
   * page.
   *
   * @param foreignTaken whether somebody has confirmed importing another institution's file
   * @param signal aborted before all is written: nothing is
   * @throws DomainError `not-found` for a file that is missing, somebody else's or already written; `conflict` if any
   *   of the settings has changed since; `invalid` without the confirmation
   */
  async commit(actor: Actor, id: string, foreignTaken: boolean, signal?: AbortSignal): Promise<void> {
    requireRight(actor, 'einst_import');
    const place = await this.placeOf(actor);
    const kept = (await this.staged.read(place, id)) as Kept | null;
    if (kept === null) throw new DomainError('not-found', GONE);
    if (kept.foreign && !foreignTaken) throw new DomainError('invalid', FOREIGN, { foreign: FOREIGN });
    const { writes, versions, formsVersion } = kept;
    const { institutionId: institution } = place;
    const products = await this.products.priced(actor);
    await this.em.fork().transactional(async (em) => {
      if (!(await this.staged.take(place, id, em))) throw new DomainError('not-found', GONE);
      // In the lock order of the pages, to avoid deadlocks.
      await lockData(em, 'krankenkassen');
      await em.nativeUpdate(Institution, { id: institution }, { version: raw('version') });
      if (!isSame(versions, await readSettingsVersions(em, institution)))
        throw new DomainError('conflict', CHANGED);
      if (writes.forms && formsVersion !== (await this.forms.version(em, institution)))
        throw new DomainError('conflict', CHANGED);
      if (writes.contact) {
        const given = { ...writes.contact, version: versions.contact };
        await this.contacts.save(actor, given, { within: em });
      }
      if (writes.krankenkassen) {
        const given = {
          entries: writes.krankenkassen,
          zusaetzlich: writes.krankenkassenZusaetzlich,
          version: versions.krankenkassen,
        };
        await this.krankenkassen.choose(actor, given, undefined, em);
      }
      if (writes.method)
        await this.methods.choose(actor, { method: writes.method, version: versions.method }, em);
      if (writes.wording !== undefined) {
        const given = { wording: writes.wording, version: versions.wording };
        await this.wordings.save(actor, given, em);
      }
      if (writes.prices) {
        requireRight(actor, 'preis_einst');
        const changes = new Map(Object.entries(writes.prices));
        const known = new Set(products.flatMap(({ sizes }) => Object.values(sizes).map((size) => size.id)));
        const about = { institution, version: versions.prices, wanted: () => changes, known };
        await changeOwnPrices(em, this.audit, actor, about);
      }
      if (writes.forms) await this.forms.write(actor, writes.forms, em);
      await refuseAborted(signal);
    });
  }

  /** Deletes a staged file, if it exists. */
  async discard(actor: Actor, id: string): Promise<void> {
    requireRight(actor, 'einst_import');
    await this.staged.take(await this.placeOf(actor), id);
  }

  private async placeOf(actor: Actor) {
    const institutionId = await institutionInScope(this.em, actor);
    return { who: actorName(actor), tableName: 'settings', institutionId };
  }
}

const isSame = (before: SettingsVersions, now: SettingsVersions): boolean =>
  before.contact === now.contact &&
  before.krankenkassen === now.krankenkassen &&
  before.method === now.method &&
  before.wording === now.wording &&
  before.prices === now.prices;
