import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import {
  AuditLog,
  Clock,
  Installation,
  isUniqueViolation,
  requireOperator,
  type TableCounts,
  TableImports,
  TableService,
} from '#platform';
import { type Actor, DomainError } from '#platform/domain';
import { ChangedMailNotice } from '../links/changed-mail-notice.ts';
import { giveInitialPassword } from '../user-admin/fresh-initial-password.ts';
import { InvitationService, requireMailServer } from '../user-admin/invitation.service.ts';
import {
  type AddedUser,
  readUserTableFacts,
  userDefinition,
  type WrittenUsers,
} from './user-table.definition.ts';
import type { UserFileRow } from './user-table.ts';

const TAKEN =
  'Ein Benutzername oder eine E-Mail-Adresse ist inzwischen vergeben; es wurde nichts gespeichert. Bitte importieren Sie die Tabelle noch einmal.';

/** How a new user of an import gets in. */
export type GivenAccess = Omit<AddedUser, 'id'> &
  (
    | { readonly password: string }
    | { readonly invited: true }
    /** Why not, in German. */
    | { readonly failed: string }
  );

/** What became of an import of users. */
interface ImportedUsers extends TableCounts {
  readonly access: readonly GivenAccess[];
  /** Login names of users whose former address could not be notified of a new one. */
  readonly untold: readonly string[];
}

/** Exports and imports all users as a table, for the operator of the machine. Passwords are in no file. */
@Injectable()
export class UserTableService extends TableService<UserFileRow> {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Installation) private readonly installation: Installation,
    @Inject(InvitationService) private readonly invitations: InvitationService,
    @Inject(ChangedMailNotice) private readonly notice: ChangedMailNotice,
    @Inject(TableImports) tables: TableImports,
  ) {
    super(tables);
  }

  protected definition(actor: Actor) {
    return this.definitionWith(actor, { added: [], moved: [] });
  }

  /**
   * Writes an upload as `commit` does, then gives each new user an initial password, to be shown once, or mails a link to
   * set one. If the process ends in between, the rest of them has neither, and gets it by `resetPassword`.
   *
   * @throws as `commit`; DomainError `unavailable` for invitations without a mail server
   */
  async commitWithAccess(
    actor: Actor,
    { id, invite, signal }: { readonly id?: string; readonly invite: boolean; readonly signal?: AbortSignal },
  ): Promise<ImportedUsers> {
    requireOperator(actor);
    if (invite) requireMailServer(this.installation);
    const written: WrittenUsers = { added: [], moved: [] };
    const definition = await this.definitionWith(actor, written);
    const counts = await this.tables.commit(actor, definition, id, signal).catch((error: unknown) => {
      throw isUniqueViolation(error) ? new DomainError('conflict', TAKEN) : error;
    });
    const access: GivenAccess[] = [];
    for (const { id: user, ...named } of written.added)
      access.push({
        ...named,
        ...(invite ? await this.invite(actor, user) : await this.password(actor, user)),
      });
    const untold: string[] = [];
    for (const former of written.moved)
      if ((await this.notice.send(former)) !== null) untold.push(former.loginname);
    return { ...counts, access, untold };
  }

  private async definitionWith(actor: Actor, written: WrittenUsers) {
    requireOperator(actor);
    return userDefinition(await readUserTableFacts(this.em.fork()), written, this.clock);
  }

  private async password(actor: Actor, user: number) {
    const { em, audit, clock } = this;
    return { password: await giveInitialPassword({ em, audit, clock }, actor, user) };
  }

  private async invite(actor: Actor, user: number) {
    const invitation = await this.invitations.welcome(actor, user);
    return invitation === 'sent' ? { invited: true as const } : invitation;
  }
}
