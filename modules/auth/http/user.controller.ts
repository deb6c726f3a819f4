import { Inject } from '@nestjs/common';
import * as z from 'zod';
import { refusedAs, type UserActor } from '#platform/domain';
import {
  type AnswerOf,
  BUSY,
  Call,
  Caller,
  CallerSession,
  type CallSession,
  Calls,
  DONE,
  describeCall,
  doneAnswer,
  flagField,
  Input,
  type InputOf,
  idAnswer,
  idField,
  idOrNew,
  idParameter,
  otherVersion,
} from '#platform/http';
import { RecentPasswordService } from '../password/recent-password.service.ts';
import { ColleaguesService } from '../user-admin/colleagues.service.ts';
import { DeletedUsersService } from '../user-admin/deleted-users.service.ts';
import { type SavedUser, UserAdminService } from '../user-admin/user-admin.service.ts';
import { userFields } from '../user-admin/user-input.ts';
import type { ManagedUser } from '../user-admin/users-list.ts';
import { NOT_ALLOWED, NOT_YOURS } from './auth-calls.ts';
import { CONFIRM_FIRST, OWN_PASSWORD, ownPassword, PASSWORD_LACKS } from './confirmation-calls.ts';
import { invitationAnswer, invitedAs } from './invitation-answer.ts';

const path = 'cms/user.php';

const saveUserCall = describeCall({
  method: 'PUT',
  path,
  summary: 'Benutzer anlegen oder ändern',
  about:
    'Ein neuer Benutzer gehört zur eigenen Institution und bekommt ein zufälliges Passwort, das 7 Tage gilt und das er bei der ersten Anmeldung ersetzt. Wer eine version nennt, überschreibt nichts, was inzwischen jemand anderes gespeichert hat. Eine andere E-Mail-Adresse macht Links ungültig, die an die alte gingen.',
  takes: 'json',
  input: z.strictObject({
    id: idOrNew,
    institutionsid: idField.optional(),
    ...userFields,
    version: idField.optional(),
    Einladung: flagField.optional(),
    password: ownPassword.optional(),
  }),
  fields: {
    id: '0 oder keine: ein neuer Benutzer',
    institutionsid:
      'Die eigene Institution; sie darf fehlen. Personal des Herstellers nennt für einen neuen Benutzer jede',
    Anrede: '0 Frau, 1 Herr',
    Vorname: 'Buchstaben, Leerzeichen, Bindestrich, Apostroph und Punkt',
    Nachname: 'Buchstaben, Leerzeichen, Bindestrich, Apostroph und Punkt',
    Mail: 'Jede Adresse kommt einmal vor, in allen Institutionen',
    RollenId:
      'Rolle; die des Herstellers (1) hat nur dessen Personal, die des Hauptbenutzers (2) vergibt keine Institution',
    Loginname:
      'Ohne Angabe wird er für einen neuen Benutzer aus dem Namen gebildet und bleibt sonst, wie er ist',
    version:
      'Die version, die institution.php geantwortet hat; ohne sie gilt, was gesendet wird, in jedem Fall',
    Einladung:
      '1: Ein neuer Benutzer bekommt statt des zufälligen Passworts eine E-Mail mit einem Link, 7 Tage und einmal gültig, mit dem er sein Passwort vergibt. Ohne Mailserver antwortet der Aufruf 503',
    password: `${OWN_PASSWORD}: für einen neuen Benutzer und für eine andere E-Mail-Adresse, Rolle oder einen anderen Benutzernamen`,
  },
  examples: {
    Hinzufügen: {
      id: 0,
      Anrede: 1,
      Vorname: 'Emil',
      Nachname: 'Sander',
      Mail: 'sander@apotheke-stadtgarten.example',
      RollenId: 3,
    },
    Ändern: {
      id: 4,
      Anrede: 0,
      Vorname: 'Sabine',
      Nachname: 'Lorenz',
      Mail: 'lorenz@apotheke-stadtgarten.example',
      RollenId: 3,
    },
  },
  answer: () =>
    z.strictObject({
      id: idAnswer(),
      version: idAnswer(),
      Loginname: z.string(),
      password: z.string().optional().describe('Das erste Passwort eines neuen Benutzers, einmal gezeigt'),
      Einladung: invitationAnswer(),
    }),
  refusals: {
    403: `Das Recht insti_nutzer fehlt, oder der Benutzer ist ein Hauptbenutzer, den nur der Hersteller ändert. ${PASSWORD_LACKS}`,
    404: NOT_YOURS,
    409: otherVersion('der Benutzer, wie er jetzt ist'),
    429: 'Die Institution hat so viele Benutzer, wie ihr Paket erlaubt.',
    503: BUSY,
  },
});

/** A deleted user whose row was kept, in the list. */
const deletedUserSchema = () =>
  z
    .strictObject({
      id: idAnswer(),
      Vorname: z.string(),
      Nachname: z.string(),
      Loginname: z.string(),
      institutionId: idAnswer(),
      Institution: z.string(),
      deleted: z.iso
        .datetime()
        .nullable()
        .describe('Wann er gelöscht wurde; null, wo es nicht festgehalten ist'),
    })
    .meta({ id: 'GeloeschterBenutzer' });

const deletedUsersCall = describeCall({
  method: 'GET',
  path,
  admits: 'vendor',
  summary: 'Gelöschte Benutzer, von denen noch Daten gespeichert sind',
  about:
    'Name und Benutzername eines Benutzers, der mit dsvgo=0 oder mit seiner Institution gelöscht wurde, bleiben gespeichert, bis DELETE mit dsvgo=1 sie endgültig löscht. Wiederherstellen lässt er sich nicht.',
  takes: 'query',
  input: z.strictObject({ deleted: z.literal('true', 'Erlaubt ist true.') }),
  fields: { deleted: 'true: alle, von denen noch Daten gespeichert sind' },
  examples: { Alle: { deleted: 'true' } },
  answer: () => z.array(deletedUserSchema()),
});

const ERASE = 'Erlaubt sind 0 und 1.';

const deleteUserCall = describeCall({
  method: 'DELETE',
  path,
  summary: 'Benutzer löschen',
  about:
    'Beendet alle seine Sessions und Links. Endgültig heißt: Von seinen Daten bleibt nichts, das Protokoll behält eine Kennung ohne Namen. Eine Institution löscht immer endgültig. Personal des Herstellers löscht mit dsvgo=1 auch, was von einem ausgeblendeten Benutzer noch gespeichert ist.',
  takes: 'query',
  input: z.strictObject({ id: idParameter, dsvgo: z.enum(['0', '1'], ERASE).default('1') }),
  fields: {
    id: 'Benutzer',
    dsvgo:
      '1 endgültig; 0, nur für Personal des Herstellers, ausgeblendet: E-Mail und Benutzername sind wieder frei',
  },
  examples: { Kollege: { id: '4', dsvgo: '1' } },
  answer: doneAnswer,
  refusals: { 403: `${NOT_ALLOWED} Oder es ist der letzte Hauptbenutzer. ${CONFIRM_FIRST}`, 404: NOT_YOURS },
});

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
    @CallerSession() { actor, token }: CallSession,
  ) {
    const by = await this.passwords.confirming(actor, { token, password });
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
