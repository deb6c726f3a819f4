import { Inject, Req } from '@nestjs/common';
import {
  ColleaguesService,
  DeletedUsersService,
  RecentPasswordService,
  type SavedUser,
  UserAdminService,
} from '#auth';
import type { ManagedUser } from '#auth/domain';
import { refusedAs, type UserActor } from '#platform/domain';
import { DONE } from '../calls/answer-schemas.ts';
import { Call, Calls } from '../calls/call.decorator.ts';
import type { CallRequest } from '../calls/call.ts';
import { Caller } from '../calls/session.guard.ts';
import type { AnswerOf, InputOf } from '../openapi/call-description.ts';
import { Input } from '../openapi/input.ts';
import { invitedAs } from './invitation-answer.ts';
import { proofOf } from './password-proof.ts';
import { deletedUsersCall, deleteUserCall, saveUserCall } from './user-calls.ts';

/** The users of an institution; `institution.php` lists them. */
@Calls()
export class UserController {
  constructor(
    @Inject(UserAdminService) private readonly admin: UserAdminService,
    @Inject(ColleaguesService) private readonly colleagues: ColleaguesService,
    @Inject(DeletedUsersService) private readonly deleted: DeletedUsersService,
    @Inject(RecentPasswordService) private readonly passwords: RecentPasswordService,
  ) {}

  @Call(deletedUsersCall)
  async listDeleted(
    @Input() _: InputOf<typeof deletedUsersCall>,
    @Caller() actor: UserActor,
  ): Promise<AnswerOf<typeof deletedUsersCall>> {
    const users = await this.deleted.all(actor);
    return users.map(({ geloescht, ...user }) => ({ ...user, deleted: geloescht }));
  }

  @Call(saveUserCall)
  async save(
    @Input() { institutionsid, password, ...given }: InputOf<typeof saveUserCall>,
    @Caller() actor: UserActor,
    @Req() { headers }: CallRequest,
  ) {
    const by = await this.passwords.confirming(actor, proofOf(headers, password));
    return refusedAs<AnswerOf<typeof saveUserCall>, ManagedUser>(
      async () => saved(await this.admin.save(by, { ...given, institutionId: institutionsid })),
      ({ id, standing: _, ...user }) => ({ BenutzerID: id, ...user }),
      (name) => (name === 'institutionId' ? 'institutionsid' : name),
    );
  }

  @Call(deleteUserCall)
  async remove(@Input() { id, dsvgo }: InputOf<typeof deleteUserCall>, @Caller() actor: UserActor) {
    await this.colleagues.remove(actor, id, dsvgo === '1' ? 'permanent' : 'hidden');
    return DONE;
  }
}

/** A saved user, and whether the invitation was sent. */
function saved({ invitation, notice: _, ...user }: SavedUser): AnswerOf<typeof saveUserCall> {
  return { ...user, ...invitedAs(invitation) };
}
