import { beforeAll, describe, expect, test } from 'vitest';
import * as auth from '#auth';
import {
  AccountService,
  AuditTrailService,
  ColleaguesService,
  ContractService,
  DataConsentService,
  hashPassword,
  NoticesService,
  OperatorUsersService,
  OverviewService,
  OwnPasswordService,
  OwnSessionsService,
  PasswordChangeService,
  RecentPasswordService,
  SecondFactorService,
  SessionService,
  User,
} from '#auth';
import * as catalogue from '#catalogue';
import {
  CompetitorService,
  ImageImportService,
  PictureBundleService,
  ProductAdminService,
  ProductImageService,
  ProductService,
  ProductTableService,
} from '#catalogue';
import * as consultation from '#consultation';
import { RateLoweringPreviewService, RecommendationService } from '#consultation';
import * as institution from '#institution';
import {
  ContactDataService,
  InstitutionService,
  KrankenkassenService,
  OwnPriceService,
  PdfPasswordService,
  RateLoweringService,
  sealPdfPassword,
} from '#institution';
import * as pdf from '#pdf';
import { Keyring, MailService } from '#platform';
import {
  type Actor,
  CONSULTATION_RIGHTS,
  isDomainError,
  RIGHTS,
  type Right,
  type UserActor,
} from '#platform/domain';
import { setUpInstallation } from '#setup';
import { auditListQuery } from '../../modules/auth/audit-trail/audit-list.ts';
import { deletedInstitutionsListQuery } from '../../modules/auth/institutions/deleted-institutions.ts';
import { institutionsListQuery } from '../../modules/auth/institutions/institutions-list.ts';
import { rolesListQuery } from '../../modules/auth/roles/role-input.ts';
import { giveRecoveryCodes } from '../../modules/auth/second-factor/recovery-codes.ts';
import { SecondFactor } from '../../modules/auth/second-factor/second-factor.entity.ts';
import { deletedUsersListQuery } from '../../modules/auth/users/deleted-users.ts';
import { UserAdminService } from '../../modules/auth/users/user-admin.service.ts';
import { directoryListQuery } from '../../modules/auth/users/user-directory.ts';
import { UsersService } from '../../modules/auth/users/users.service.ts';
import { usersListQuery } from '../../modules/auth/users/users-list.ts';
import { competitorsListQuery } from '../../modules/catalogue/competitors/competitor-input.ts';
import { productListQuery } from '../../modules/catalogue/products/product-list.ts';
import { hintListQuery } from '../../modules/consultation/definitions/managed-definitions.ts';
import { recommendationListQuery } from '../../modules/consultation/recommendations/managed-recommendation.ts';
import { KrankenkassenAdminService } from '../../modules/institution/krankenkassen/krankenkassen-admin.service.ts';
import { krankenkassenListQuery } from '../../modules/institution/krankenkassen/krankenkassen-list.ts';
import { KrankenkassenTableService } from '../../modules/institution/krankenkassen/krankenkassen-table.service.ts';
import { OwnKrankenkassenService } from '../../modules/institution/own-krankenkassen/own-krankenkassen.service.ts';
import { paketeListQuery } from '../../modules/institution/pakete/paket-input.ts';
import { jpeg } from '../modules/catalogue/images/sample-images.ts';
import { anotherProduct, NEW_PRODUCT } from '../modules/catalogue/product-rows.ts';
import { useSeededDatabase } from './support/database.ts';
import { describeOnBothEngines } from './support/engines.ts';
import { DEMO_PDF_PASSWORD, pdfServiceOf, samplePdf, testKeys, testMails } from './support/pdfs.ts';
import { servicesOn } from './support/services.ts';
import { TestClock } from './support/test-clock.ts';
import { testConfig } from './support/test-config.ts';
import { codeAt } from './support/totp.ts';

/** Who may: everybody who is logged in, the operator, whoever has one of some rights, the vendor's staff, somebody who is waiting. */
type Admitted =
  | 'users'
  | 'users+operator'
  | 'operator'
  | 'waiting'
  | 'vendor'
  | 'vendor+operator'
  | `${Right}${'' | '+operator'}`
  | `${Right} ${Right}${'' | ` ${Right}+operator`}`
  | `consultation${'' | ` ${Right} ${Right}` | '+operator'}`;

/** Every method that takes an actor: `Service.method`, and whom it lets pass. */
const METHODS: Readonly<Record<string, Admitted>> = {
  'InstitutionService.own': 'users',
  'InstitutionService.letterhead': 'users',
  'InstitutionService.adviserNames': 'users',
  'ContactDataService.own': 'kont_einst',
  'ContactDataService.save': 'kont_einst',
  'PdfPasswordService.own': 'pdf_vers',
  'PdfPasswordService.inSettings': 'kont_einst',
  'PdfPasswordService.encrypt': 'kont_einst',
  'PdfPasswordService.decrypt': 'pdf_vers',
  'PdfService.password': 'pdf_vers',
  'PdfService.upload': 'pdf_vers',
  'PdfService.uploadReadable': 'pdf_vers',
  'PdfService.send': 'pdf_vers',
  'PdfService.remove': 'users',
  'PdfService.removeAllOf': 'users',
  'ConsultationVersionService.current': 'users',
  'KrankenkassenService.own': 'consultation',
  'KrankenkassenService.chosen': 'consultation kassen_einst einst_export',
  'KrankenkassenService.all': 'consultation kassen_einst einst_export',
  'KrankenkassenService.byName': 'operator',
  'KrankenkassenService.choice': 'kassen_einst',
  'KrankenkassenService.list': 'vendor+operator',
  'KrankenkassenService.usage': 'vendor+operator',
  'KrankenkassenAdminService.save': 'vendor+operator',
  'KrankenkassenAdminService.remove': 'vendor+operator',
  'KrankenkassenTableService.stage': 'vendor+operator',
  'KrankenkassenTableService.commit': 'vendor+operator',
  'KrankenkassenTableService.discard': 'vendor+operator',
  'KrankenkassenTableService.export': 'vendor+operator',
  'OwnKrankenkassenService.choose': 'kassen_einst',
  'OwnKrankenkassenService.clear': 'kassen_einst',
  // Of the vendor's list; of own ones they ask KrankenkassenService.choice and OwnKrankenkassenService.choose.
  'RateLoweringService.plan': 'vendor+operator',
  'RateLoweringService.lower': 'vendor+operator',
  'RateLoweringPreviewService.preview': 'vendor+operator',
  'OwnPriceService.own': 'consultation preis_einst einst_export',
  'OwnPriceService.stored': 'preis_einst',
  'OwnPriceService.ofKundennummer': 'operator',
  'OwnPriceAdminService.change': 'preis_einst',
  'OwnPriceAdminService.replace': 'preis_einst',
  'OwnPriceAdminService.clear': 'preis_einst',
  'OwnPriceTableService.stage': 'preis_einst',
  'OwnPriceTableService.commit': 'preis_einst',
  'OwnPriceTableService.discard': 'preis_einst',
  'OwnPriceTableService.export': 'preis_einst',
  'SettingsTransferService.export': 'einst_export',
  'SettingsTransferService.stage': 'einst_import',
  'SettingsTransferService.commit': 'einst_import',
  'SettingsTransferService.discard': 'einst_import',
  'ProductService.priced': 'preis_einst einst_export einst_import+operator',
  'ProductService.combined': 'consultation+operator',
  'ProductService.flat': 'consultation+operator',
  'PictureBundleService.current': 'consultation+operator',
  'ProductService.idsByArtikelnummer': 'consultation+operator',
  'ProductService.list': 'vendor+operator',
  'ProductAdminService.save': 'vendor+operator',
  'ProductImageService.store': 'vendor+operator',
  'ImageImportService.import': 'vendor+operator',
  'ProductTableService.stage': 'vendor+operator',
  'ProductTableService.commit': 'vendor+operator',
  'ProductTableService.discard': 'vendor+operator',
  'ProductTableService.export': 'vendor+operator',
  'MatchingTableService.stage': 'vendor+operator',
  'MatchingTableService.commit': 'vendor+operator',
  'MatchingTableService.discard': 'vendor+operator',
  'MatchingTableService.export': 'vendor+operator',
  'MatchingTableService.lastImport': 'vendor+operator',
  'AdmTableService.stage': 'vendor+operator',
  'AdmTableService.commit': 'vendor+operator',
  'AdmTableService.discard': 'vendor+operator',
  'AdmTableService.export': 'vendor+operator',
  'AdmTableService.lastImport': 'vendor+operator',
  'ProductRemovalService.usage': 'vendor+operator',
  'ProductRemovalService.remove': 'vendor+operator',
  'RecommendationService.idsByKey': 'consultation+operator',
  'RecommendationService.report': 'vendor+operator',
  'RecommendationAdminService.list': 'vendor+operator',
  'RecommendationAdminService.gaps': 'vendor+operator',
  'RecommendationAdminService.find': 'vendor+operator',
  'RecommendationAdminService.save': 'vendor+operator',
  'RecommendationTableService.stage': 'vendor+operator',
  'RecommendationTableService.commit': 'vendor+operator',
  'RecommendationTableService.discard': 'vendor+operator',
  'RecommendationTableService.export': 'vendor+operator',
  'DefinitionAdminService.hints': 'vendor+operator',
  'DefinitionAdminService.questions': 'vendor+operator',
  'DefinitionAdminService.exportQuestionnaire': 'vendor+operator',
  'DefinitionAdminService.saveHint': 'vendor+operator',
  'DefinitionAdminService.saveQuestion': 'vendor+operator',
  'DefinitionAdminService.saveSegment': 'vendor+operator',
  'CalculationMethodService.current': 'berechn_einst',
  'CalculationMethodService.choose': 'berechn_einst',
  'MethodExampleService.current': 'berechn_einst',
  'CareDefinitionsService.current': 'consultation+operator',
  'DefinitionService.questionnaire': 'consultation+operator',
  'DefinitionService.hints': 'consultation+operator',
  'CompetitorService.all': 'bera_durch+operator',
  'CompetitorService.names': 'bera_durch+operator',
  'CompetitorService.list': 'vendor+operator',
  'CompetitorAdminService.save': 'vendor+operator',
  'CompetitorAdminService.remove': 'vendor+operator',
  'RolesService.all': 'vendor+operator',
  'RolesService.list': 'vendor+operator',
  'RolesService.usage': 'vendor+operator',
  'RolesService.rights': 'vendor+operator',
  'RoleAdminService.save': 'vendor+operator',
  'RoleAdminService.remove': 'vendor+operator',
  'PaketeService.all': 'vendor+operator',
  'PaketeService.list': 'vendor+operator',
  'PaketeService.usage': 'vendor+operator',
  'PaketAdminService.save': 'vendor+operator',
  'PaketAdminService.remove': 'vendor+operator',
  'CompetitorTableService.stage': 'vendor+operator',
  'CompetitorTableService.commit': 'vendor+operator',
  'CompetitorTableService.discard': 'vendor+operator',
  'CompetitorTableService.export': 'vendor+operator',
  'AccountService.ofUser': 'users',
  'AccountService.ofInstitution': 'users',
  'AccountService.requireSelf': 'users',
  'ContractService.apply': 'users',
  'DataConsentService.agree': 'users',
  'IntroductionService.end': 'users',
  'NoticesService.isDismissed': 'users',
  'NoticesService.dismiss': 'users',
  'ColleaguesService.deactivate': 'insti_nutzer+operator',
  'ColleaguesService.resetPassword': 'insti_nutzer+operator',
  'ColleaguesService.remove': 'insti_nutzer+operator',
  'UsersService.overview': 'insti_nutzer+operator',
  'UserAdminService.save': 'insti_nutzer+operator',
  'UserDirectoryService.list': 'vendor+operator',
  'UserDirectoryService.byLoginname': 'vendor+operator',
  'InstitutionsService.list': 'vendor+operator',
  'InstitutionsService.all': 'vendor+operator',
  'InstitutionsService.details': 'vendor+operator',
  'InstitutionsService.isFree': 'vendor+operator',
  'InstitutionAdminService.save': 'vendor+operator',
  'InstitutionRemovalService.remove': 'vendor+operator',
  'DeletedInstitutionsService.list': 'vendor+operator',
  'DeletedInstitutionsService.all': 'vendor+operator',
  'DeletedUsersService.list': 'vendor+operator',
  'DeletedUsersService.all': 'vendor+operator',
  'OwnPasswordService.replaceInitial': 'waiting',
  'PasswordChangeService.change': 'users',
  'SecondFactorService.state': 'users',
  'SecondFactorService.begin': 'vendor',
  'SecondFactorService.confirm': 'users',
  'SecondFactorService.renewCodes': 'users',
  'SecondFactorService.turnOff': 'users',
  'RecentPasswordService.require': 'users+operator',
  'RecentPasswordService.confirm': 'users',
  'OwnSessionsService.list': 'users',
  'OwnSessionsService.end': 'users',
  'OwnSessionsService.endOthers': 'users',
  'AuditTrailService.list': 'vendor+operator',
  'AuditTrailService.acts': 'vendor+operator',
  'AuditTrailService.export': 'vendor+operator',
  'OverviewService.read': 'vendor+operator',
  'OfferCountService.count': 'pdf_anzeig pdf_vers',
  'OfferCountService.own': 'users',
  'OfferCountService.all': 'vendor+operator',
  'OperatorUsersService.resetSecondFactor': 'operator',
  'OperatorUsersService.unlock': 'operator',
  'OperatorUsersService.resetPassword': 'operator',
};

/** Methods without an actor, because they make one, or because everybody gets the same. */
const WITHOUT_ACTOR = [
  'ProductImageService.read',
  'PictureBundleService.read',
  'LoginService.login',
  'LoginService.onModuleInit',
  // The second step of a login: its token is what lets somebody in.
  'SecondStepService.demandOf',
  'SecondStepService.begin',
  'SecondStepService.peek',
  'SecondStepService.finish',
  'SecondStepService.countTry',
  'SecondStepService.tryCode',
  'SessionService.open',
  'SessionService.resolve',
  'SessionService.peek',
  'SessionService.ending',
  'SessionService.end',
  'SessionService.logout',
  'SessionService.whenLoggedOut',
  'SessionService.endOthersOf',
  'RecentPasswordService.note',
  'SessionService.sweep',
  // Whoever has the link of a mail is let in by it.
  'PasswordResetService.isOpen',
  'PasswordResetService.reset',
  'MailConfirmationService.confirm',
  'MailConfirmationService.isOpen',
  'ContractService.applyWithToken',
  // What visitors do; who has none must have passed the bot check.
  'BotCheckService.challenge',
  'BotCheckService.check',
  'BotCheckService.takePass',
  'BotCheckService.sweep',
  'RegistrationService.register',
  'MailConfirmationService.resend',
  'MailConfirmationService.sendReset',
  'ContactService.send',
  'ContactService.feedback',
  'MatchingService.find',
  'PublicFactsService.offer',
  'PublicFactsService.imprint',
  'PublicFactsService.version',
];

/** Parts of services that are private: called behind a method that has checked the actor. */
const PRIVATE = [
  'RecentPasswordService.countWrong',
  'SecondStepService.repeated',
  'SecondStepService.again',
  'SecondStepService.sessionTokenOf',
  'BotCheckService.keep',
  'BotCheckService.tagOf',
  'ContactService.tellOfApplication',
  'ContactService.toVendor',
  'ContractService.change',
  'ContractService.tellVendor',
  'MailConfirmationService.countMail',
  'MailConfirmationService.redeem',
  'MailConfirmationService.tellVendor',
  'MailConfirmationService.find',
  'MailConfirmationService.wasUsed',
  'RegistrationService.isTaken',
  'RegistrationService.mail',
  'RegistrationService.proveFree',
  'RegistrationService.tryToWrite',
  'LoginService.dummyHash',
  'LoginService.beginStep',
  'SecondStepService.judge',
  'SecondStepService.noteWrong',
  'SecondFactorService.proved',
  'SecondFactorService.noted',
  'SecondFactorService.countWrongPassword',
  'SecondFactorService.isOffered',
  'SecondFactorService.isRequired',
  'AuditTrailService.entries',
  'OverviewService.recently',
  'PasswordChangeService.countWrong',
  'LoginService.afterTrial',
  'LoginService.isTrialOver',
  'ColleaguesService.write',
  'LoginService.isPasswordOver',
  'OperatorUsersService.giveInitialPassword',
  'InstitutionAdminService.add',
  'InstitutionAdminService.change',
  'InstitutionAdminService.refuseNumber',
  'InstitutionRemovalService.hide',
  'UserAdminService.add',
  'UserAdminService.change',
  'LoginService.countWrongTry',
  'LoginService.judge',
  'LoginService.locked',
  'LoginService.noteFailure',
  'KrankenkassenAdminService.noteSaved',
  'KrankenkassenAdminService.refuseTaken',
  'CompetitorAdminService.refuseTaken',
  'RoleAdminService.writeRights',
  'OwnKrankenkassenService.replace',
  'RateLoweringService.lowerList',
  'RateLoweringService.lowerOwn',
  'OwnPriceAdminService.sizes',
  'OwnPriceAdminService.write',
  'ImageImportService.one',
  'ImageImportService.write',
  'ImageImportService.foreseen',
  'AdmTableService.definition',
  'CompetitorTableService.definition',
  'KrankenkassenTableService.definition',
  'MatchingTableService.definition',
  'OwnPriceTableService.definition',
  'ProductTableService.definition',
  'RecommendationAdminService.read',
  'RecommendationTableService.definition',
  'DefinitionAdminService.write',
  'AccountService.institutionOf',
  'AccountService.read',
  'ContactDataService.isStored',
  'ContactDataService.openSealed',
  'PdfPasswordService.read',
  'PdfService.frameOf',
  'PdfService.keep',
  'PdfService.limited',
  'PdfService.setPassword',
  'PdfService.settle',
  'OperatorUsersService.find',
  'SessionService.endOf',
  'SessionService.goingOn',
  'SessionService.lastSeen',
];

let added = 0;
/** A user whom nobody has yet. */
function newUser() {
  added += 1;
  const Mail = `zugang${added}@apotheke.example`;
  return { id: null, Anrede: 1, Vorname: 'Neue', Nachname: 'Person', Mail, RollenId: 4 } as const;
}

/** Every service that a module shows, and those that it does not show yet. */
const SERVICES = [
  ...new Set([
    ...[auth, catalogue, consultation, institution, pdf].flatMap((face) =>
      Object.entries(face).flatMap(([name, value]) =>
        name.endsWith('Service') && typeof value === 'function' ? [value] : [],
      ),
    ),
    KrankenkassenAdminService,
    KrankenkassenTableService,
    OwnKrankenkassenService,
  ]),
];

/** Names of the methods of a class, with those that it has of another. */
function methodsOf({ prototype }: { readonly prototype: object }): string[] {
  const names = new Set<string>();
  for (let each = prototype; each !== Object.prototype; each = Object.getPrototypeOf(each))
    for (const name of Object.getOwnPropertyNames(each)) names.add(name);
  names.delete('constructor');
  return [...names];
}

describe('the table of this test', () => {
  test('names every method of every service', () => {
    const methods = SERVICES.flatMap((service) =>
      methodsOf(service).map((name) => `${service.name}.${name}`),
    );
    expect(methods.sort()).toEqual([...Object.keys(METHODS), ...WITHOUT_ACTOR, ...PRIVATE].sort());
  });
});

describeOnBothEngines('a service', (engine) => {
  const database = useSeededDatabase(engine);
  const actors = new Map<string, Actor>();
  /** Asked besides where one of several rights is enough. */
  const withOneRight = new Map<string, Actor>();
  const calls = new Map<string, (actor: Actor) => Promise<unknown>>();

  beforeAll(async () => {
    const { id, institution: own } = await database.em().findOneOrFail(User, { loginKey: 'demo' });
    const user: UserActor = {
      kind: 'user',
      userId: id,
      institutionId: own.id,
      rights: new Set(RIGHTS),
      admin: false,
      waiting: false,
    };
    actors.set('operator', { kind: 'operator', name: 'test' });
    actors.set('user', user);
    actors.set('vendor', { ...user, admin: true });
    actors.set('user without a right', { ...user, rights: new Set() });
    actors.set('waiting user', { ...user, waiting: true });
    actors.set('waiting vendor', { ...user, admin: true, waiting: true });
    for (const right of RIGHTS) {
      actors.set(`user without ${right}`, {
        ...user,
        rights: new Set(RIGHTS.filter((each) => each !== right)),
      });
    }

    for (const right of RIGHTS)
      withOneRight.set(`user with ${right} alone`, { ...user, rights: new Set([right]) });

    const em = database.em();
    const clock = new TestClock();
    const services = servicesOn(em, clock, { overrides: [[MailService, testMails(database)]] });
    const password = 'Selbst-gewählt-9';
    const operatorUsers = services.get(OperatorUsersService);
    calls.set('InstitutionService.own', (actor) => services.get(InstitutionService).own(actor));
    const passwords = services.get(PdfPasswordService);
    const sealed = sealPdfPassword(testKeys(), own.id, 'Geheim-12');
    const pdfs = pdfServiceOf(database.orm, database.folder);
    const readable = await samplePdf(null);
    // Nothing is mailed in the trial: the same actor as somebody of the pharmacy.
    const colleague = await database.em().findOneOrFail(User, { loginKey: 'beratung' });
    const chief = await database.em().findOneOrFail(User, { loginKey: 'leitung' });
    const inPharmacy = (actor: Actor): Actor =>
      actor.kind === 'user'
        ? { ...actor, userId: colleague.id, institutionId: colleague.institution.id }
        : actor;
    await pdfs.uploadReadable(inPharmacy(user), { name: 'a.pdf', pdf: readable, psw: DEMO_PDF_PASSWORD });
    calls.set('InstitutionService.letterhead', (actor) => services.get(InstitutionService).letterhead(actor));
    calls.set('InstitutionService.adviserNames', (actor) =>
      services.get(InstitutionService).adviserNames(actor),
    );
    const contacts = services.get(ContactDataService);
    calls.set('ContactDataService.own', (actor) => contacts.own(actor));
    const address = { Name: 'Sanitätshaus', Strasse: 'Weg', Hausnummer: '1', PLZ: '28195', Ort: 'Bremen' };
    calls.set('ContactDataService.save', (actor) => contacts.save(inPharmacy(actor), address));
    calls.set('PdfPasswordService.inSettings', (actor) => passwords.inSettings(actor));
    calls.set('PdfPasswordService.own', (actor) => passwords.own(actor));
    calls.set('PdfPasswordService.encrypt', (actor) => passwords.encrypt(actor, 'Geheim-12'));
    calls.set('PdfPasswordService.decrypt', (actor) => passwords.decrypt(actor, sealed));
    calls.set('PdfService.password', (actor) => pdfs.password(actor));
    const encrypted = await samplePdf(DEMO_PDF_PASSWORD);
    calls.set('PdfService.upload', (actor) =>
      pdfs.upload(inPharmacy(actor), { name: 'b.pdf', pdf: encrypted }),
    );
    calls.set('PdfService.uploadReadable', (actor) =>
      pdfs.uploadReadable(inPharmacy(actor), { name: 'c.pdf', pdf: readable, psw: DEMO_PDF_PASSWORD }),
    );
    calls.set('PdfService.send', (actor) =>
      pdfs.send(inPharmacy(actor), { name: 'a.pdf', email: 'a@example.org', subject: '', text: '' }),
    );
    calls.set('PdfService.remove', (actor) => pdfs.remove(actor, 'c.pdf'));
    calls.set('PdfService.removeAllOf', (actor) => pdfs.removeAllOf(actor));
    calls.set('AccountService.requireSelf', (actor) =>
      services.get(AccountService).requireSelf(actor, 'Demo'),
    );
    calls.set('IntroductionService.end', (actor) => services.get(auth.IntroductionService).end(actor));
    const colleagues = services.get(ColleaguesService);
    const other = await database.em().findOneOrFail(User, { loginKey: 'kalkulation' });
    calls.set('ColleaguesService.deactivate', (actor) => colleagues.deactivate(inPharmacy(actor), other.id));
    /** As whoever has just typed the password. */
    const recently = async (userId: number) => ({
      token: await services.get(SessionService).open({ id: userId }),
    });
    calls.set('ColleaguesService.resetPassword', async (actor) =>
      colleagues.resetPassword(inPharmacy(actor), other.id, await recently(colleague.id)),
    );
    calls.set('ColleaguesService.remove', async (actor) => {
      const { id: gone } = await services.get(UserAdminService).save(inPharmacy(user), newUser());
      return colleagues.remove(inPharmacy(actor), gone, 'permanent');
    });
    calls.set('UsersService.overview', (actor) =>
      services.get(UsersService).overview(inPharmacy(actor), usersListQuery.parse({})),
    );
    calls.set('UserAdminService.save', (actor) =>
      services.get(UserAdminService).save(inPharmacy(actor), { ...newUser(), id: other.id }),
    );
    calls.set('UserDirectoryService.list', (actor) =>
      services.get(auth.UserDirectoryService).list(actor, 'customers', directoryListQuery.parse({})),
    );
    calls.set('UserDirectoryService.byLoginname', (actor) =>
      services.get(auth.UserDirectoryService).byLoginname(actor, 'demo'),
    );
    const customers = services.get(auth.InstitutionsService);
    calls.set('InstitutionsService.list', (actor) => customers.list(actor, institutionsListQuery.parse({})));
    calls.set('InstitutionsService.all', (actor) => customers.all(actor));
    calls.set('InstitutionsService.details', (actor) => customers.details(actor, own.id));
    calls.set('InstitutionsService.isFree', (actor) => customers.isFree(actor, '1', null));
    const deleted = services.get(auth.DeletedInstitutionsService);
    const everyDeleted = deletedInstitutionsListQuery.parse({});
    calls.set('DeletedInstitutionsService.list', (actor) => deleted.list(actor, everyDeleted));
    calls.set('DeletedInstitutionsService.all', (actor) => deleted.all(actor));
    const deletedUsers = services.get(auth.DeletedUsersService);
    const everyDeletedUser = deletedUsersListQuery.parse({});
    calls.set('DeletedUsersService.list', (actor) => deletedUsers.list(actor, everyDeletedUser));
    calls.set('DeletedUsersService.all', (actor) => deletedUsers.all(actor));
    const institutions = services.get(auth.InstitutionAdminService);
    const newInstitution = () => {
      const { Mail: Email, RollenId: _, ...person } = newUser();
      const Kundennummer = `K${added}`;
      return { ...person, ...address, Email, Kundennummer, Vertriebsweg: 20, PaketId: 1 } as const;
    };
    calls.set('InstitutionAdminService.save', (actor) => institutions.save(actor, newInstitution()));
    calls.set('InstitutionRemovalService.remove', async (actor) => {
      const { id: gone } = await institutions.save({ kind: 'operator', name: 'test' }, newInstitution());
      return services.get(auth.InstitutionRemovalService).remove(actor, gone, 'permanent');
    });
    calls.set('ContractService.apply', (actor) => {
      // The main user of an institution that is in no trial: nothing changes.
      return services
        .get(ContractService)
        .apply(
          actor.kind === 'user' ? { ...actor, userId: chief.id, institutionId: chief.institution.id } : actor,
        );
    });
    calls.set('DataConsentService.agree', (actor) => services.get(DataConsentService).agree(actor));
    calls.set('KrankenkassenService.own', (actor) =>
      services.get(KrankenkassenService).own(actor, clock.today()),
    );
    calls.set('KrankenkassenService.chosen', (actor) => services.get(KrankenkassenService).chosen(actor));
    calls.set('KrankenkassenService.all', (actor) => services.get(KrankenkassenService).all(actor));
    calls.set('KrankenkassenService.byName', (actor) =>
      services.get(KrankenkassenService).byName(actor, 'See-Musterkasse'),
    );
    calls.set('KrankenkassenService.choice', (actor) => services.get(KrankenkassenService).choice(actor));
    calls.set('KrankenkassenService.list', (actor) =>
      services.get(KrankenkassenService).list(actor, krankenkassenListQuery.parse({}), clock.today()),
    );
    calls.set('KrankenkassenService.usage', (actor) => services.get(KrankenkassenService).usage(actor, 4));
    const kassenAdmin = services.get(KrankenkassenAdminService);
    const rates = { Kinderpauschale: '1', Urinpauschale: '2', Stuhlpauschale: '3', Kindalter: 18 };
    calls.set('KrankenkassenAdminService.save', (actor) =>
      kassenAdmin.save(actor, { id: 4, Kasse: 'Umbenannt', ...rates }),
    );
    calls.set('KrankenkassenAdminService.remove', async (actor) => {
      const operator = { kind: 'operator', name: 'test' } as const;
      const { id } = await kassenAdmin.save(operator, { id: null, Kasse: `Neu ${Math.random()}`, ...rates });
      return kassenAdmin.remove(actor, id);
    });
    const kassenTable = services.get(KrankenkassenTableService);
    const file = new TextEncoder().encode('');
    calls.set('KrankenkassenTableService.stage', (actor) => kassenTable.stage(actor, file));
    calls.set('KrankenkassenTableService.commit', async (actor) => {
      if (actor.kind === 'operator' || (actor.admin && !actor.waiting)) await kassenTable.stage(actor, file);
      return kassenTable.commit(actor);
    });
    calls.set('KrankenkassenTableService.discard', (actor) => kassenTable.discard(actor, 'x'));
    calls.set('KrankenkassenTableService.export', (actor) => kassenTable.export(actor, 'csv'));
    const ownKassen = services.get(OwnKrankenkassenService);
    calls.set('OwnKrankenkassenService.choose', (actor) =>
      ownKassen.choose(actor, { entries: [{ krankenkassenId: 4 }] }),
    );
    calls.set('OwnKrankenkassenService.clear', (actor) => ownKassen.clear(actor));
    const cut = { percent: 3, from: '2027-01-01' };
    const lowering = services.get(RateLoweringService);
    calls.set('RateLoweringService.plan', (actor) => lowering.plan(actor, 'vendor', cut));
    calls.set('RateLoweringService.lower', async (actor) => {
      // What was lowered before is not among the rows any more.
      const { rows } = await lowering.plan({ kind: 'operator', name: 'test' }, 'vendor', cut);
      const [first] = rows.map(({ id, version }) => ({ id, version }));
      return lowering.lower(actor, 'vendor', { ...cut, rows: first === undefined ? [] : [first] });
    });
    calls.set('RateLoweringPreviewService.preview', (actor) =>
      services.get(RateLoweringPreviewService).preview(actor, 'vendor', cut),
    );
    const notices = services.get(NoticesService);
    calls.set('NoticesService.isDismissed', (actor) => notices.isDismissed(actor, 'rate-cut'));
    calls.set('NoticesService.dismiss', (actor) => notices.dismiss(actor, { notice: 'rate-cut' }));
    calls.set('OwnPriceService.own', (actor) => services.get(OwnPriceService).own(actor));
    calls.set('OwnPriceService.ofKundennummer', (actor) =>
      services.get(OwnPriceService).ofKundennummer(actor, '204711'),
    );
    const method = services.get(institution.CalculationMethodService);
    calls.set('CalculationMethodService.current', (actor) => method.current(actor));
    calls.set('CalculationMethodService.choose', async (actor) => {
      const id = actor.kind === 'user' ? actor.institutionId : 1;
      const { methodVersion } = await database.em().findOneOrFail(institution.Institution, id);
      return method.choose(actor, { method: 'A', version: methodVersion });
    });
    calls.set('MethodExampleService.current', (actor) =>
      services.get(consultation.MethodExampleService).current(actor),
    );
    calls.set('OwnPriceService.stored', (actor) => services.get(OwnPriceService).stored(actor));
    const ownPrices = services.get(consultation.OwnPriceAdminService);
    calls.set('OwnPriceAdminService.change', (actor) => ownPrices.change(actor, { prices: { 1: '7,00' } }));
    calls.set('OwnPriceAdminService.replace', (actor) => ownPrices.replace(actor, { prices: { 1: '8' } }));
    calls.set('OwnPriceAdminService.clear', (actor) => ownPrices.clear(actor));
    const priceTable = services.get(consultation.OwnPriceTableService);
    calls.set('OwnPriceTableService.stage', (actor) => priceTable.stage(actor, file));
    calls.set('OwnPriceTableService.commit', async (actor) => {
      if (actor.kind === 'user' && !actor.waiting && actor.rights.has('preis_einst'))
        await priceTable.stage(actor, file);
      return priceTable.commit(actor);
    });
    calls.set('OwnPriceTableService.discard', (actor) => priceTable.discard(actor, 'x'));
    calls.set('OwnPriceTableService.export', (actor) => priceTable.export(actor, 'csv'));
    const transfer = services.get(consultation.SettingsTransferService);
    const settings = new TextEncoder().encode(
      JSON.stringify({
        format: 'inkoberatung-einstellungen',
        version: 1,
        exportedAt: '2026-11-23',
        institution: { Name: 'Sanitätshaus Nord', Kundennummer: '' },
      }),
    );
    calls.set('SettingsTransferService.export', (actor) => transfer.export(actor));
    calls.set('SettingsTransferService.stage', (actor) => transfer.stage(actor, settings));
    calls.set('SettingsTransferService.commit', async (actor) => {
      const may = actor.kind === 'user' && !actor.waiting && actor.rights.has('einst_import');
      return transfer.commit(actor, may ? (await transfer.stage(actor, settings)).id : 'x', true);
    });
    calls.set('SettingsTransferService.discard', (actor) => transfer.discard(actor, 'x'));
    calls.set('ProductService.list', (actor) =>
      services.get(ProductService).list(actor, productListQuery.parse({})),
    );
    const productAdmin = services.get(ProductAdminService);
    const saved = await productAdmin.save({ kind: 'operator', name: 'test' }, NEW_PRODUCT);
    calls.set('ProductAdminService.save', (actor) =>
      productAdmin.save(actor, { ...NEW_PRODUCT, id: saved.id }),
    );
    const image = await jpeg();
    calls.set('ProductImageService.store', (actor) =>
      services.get(ProductImageService).store(actor, { name: 'bild', bytes: image }, 'replace'),
    );
    calls.set('ImageImportService.import', (actor) =>
      services.get(ImageImportService).import(actor, [], true).next(),
    );
    const productTable = services.get(ProductTableService);
    calls.set('ProductTableService.stage', (actor) => productTable.stage(actor, file));
    calls.set('ProductTableService.commit', async (actor) => {
      if (actor.kind === 'operator' || (actor.admin && !actor.waiting)) await productTable.stage(actor, file);
      return productTable.commit(actor);
    });
    calls.set('ProductTableService.discard', (actor) => productTable.discard(actor, 'x'));
    calls.set('ProductTableService.export', (actor) => productTable.export(actor, 'csv'));
    for (const [name, table] of [
      ['MatchingTableService', services.get(institution.MatchingTableService)],
      ['AdmTableService', services.get(institution.AdmTableService)],
    ] as const) {
      calls.set(`${name}.stage`, (actor) => table.stage(actor, file));
      calls.set(`${name}.commit`, async (actor) => {
        if (actor.kind === 'operator' || (actor.admin && !actor.waiting)) await table.stage(actor, file);
        return table.commit(actor);
      });
      calls.set(`${name}.discard`, (actor) => table.discard(actor, 'x'));
      calls.set(`${name}.export`, (actor) => table.export(actor, 'csv'));
      calls.set(`${name}.lastImport`, (actor) => table.lastImport(actor));
    }
    const productRemoval = services.get(consultation.ProductRemovalService);
    calls.set('ProductRemovalService.usage', (actor) => productRemoval.usage(actor, saved.id));
    calls.set('ProductRemovalService.remove', async (actor) => {
      const operator = { kind: 'operator', name: 'test' } as const;
      const { id } = await productAdmin.save(operator, { ...anotherProduct(0), Konfektionsgroesse: 'XXL' });
      try {
        return await productRemoval.remove(actor, id);
      } catch (error) {
        await productRemoval.remove(operator, id);
        throw error;
      }
    });
    calls.set('ProductService.priced', (actor) => services.get(ProductService).priced(actor));
    const care = services.get(consultation.CareDefinitionsService);
    calls.set('CareDefinitionsService.current', (actor) => care.current(actor));
    const versions = services.get(consultation.ConsultationVersionService);
    calls.set('ConsultationVersionService.current', (actor) => versions.current(actor));
    const definitions = services.get(consultation.DefinitionService);
    for (const name of ['questionnaire', 'hints'] as const)
      calls.set(`DefinitionService.${name}`, (actor) => definitions[name](actor));
    calls.set('ProductService.combined', (actor) => services.get(ProductService).combined(actor));
    const offers = services.get(institution.OfferCountService);
    calls.set('OfferCountService.count', (actor) => offers.count(actor));
    calls.set('OfferCountService.own', (actor) => offers.own(actor));
    calls.set('OfferCountService.all', (actor) => offers.all(actor));
    calls.set('PictureBundleService.current', (actor) => services.get(PictureBundleService).current(actor));
    calls.set('ProductService.flat', (actor) => services.get(ProductService).flat(actor));
    calls.set('ProductService.idsByArtikelnummer', (actor) =>
      services.get(ProductService).idsByArtikelnummer(actor),
    );
    const recommendations = services.get(RecommendationService);
    calls.set('RecommendationService.idsByKey', (actor) => recommendations.idsByKey(actor));
    calls.set('RecommendationService.report', (actor) => recommendations.report(actor));
    const recommendationAdmin = services.get(consultation.RecommendationAdminService);
    calls.set('RecommendationAdminService.list', (actor) =>
      recommendationAdmin.list(actor, recommendationListQuery.parse({})),
    );
    calls.set('RecommendationAdminService.gaps', (actor) => recommendationAdmin.gaps(actor));
    calls.set('RecommendationAdminService.find', (actor) => recommendationAdmin.find(actor, 'x'));
    calls.set('RecommendationAdminService.save', (actor) =>
      recommendationAdmin.save(actor, {
        key: 'F_I1_T1_H1_V1_X1',
        products: [{ Artikelnummer: '710021' }],
      }),
    );
    const recommendationTable = services.get(consultation.RecommendationTableService);
    const csv = new TextEncoder().encode('key;Artikelnummern\nF_I1_T1_H1_V1_X1;710061\n');
    calls.set('RecommendationTableService.stage', (actor) => recommendationTable.stage(actor, csv));
    calls.set('RecommendationTableService.commit', async (actor) => {
      const staged = await recommendationTable.stage(actor, csv);
      return recommendationTable.commit(actor, staged.id);
    });
    calls.set('RecommendationTableService.discard', (actor) => recommendationTable.discard(actor, 'x'));
    calls.set('RecommendationTableService.export', (actor) => recommendationTable.export(actor, 'csv'));
    const definitionAdmin = services.get(consultation.DefinitionAdminService);
    calls.set('DefinitionAdminService.hints', (actor) =>
      definitionAdmin.hints(actor, hintListQuery.parse({})),
    );
    for (const name of ['questions', 'exportQuestionnaire'] as const)
      calls.set(`DefinitionAdminService.${name}`, (actor) => definitionAdmin[name](actor));
    calls.set('DefinitionAdminService.saveHint', (actor) =>
      definitionAdmin.saveHint(actor, { key: 'haut.Ha1', text: 'Gut.' }),
    );
    calls.set('DefinitionAdminService.saveSegment', (actor) =>
      definitionAdmin.saveSegment(actor, { segment: 'Person', heading: 'Zur Person' }),
    );
    calls.set('DefinitionAdminService.saveQuestion', (actor) =>
      definitionAdmin.saveQuestion(actor, { id: 'city', questiontext: 'Stadt', sublinetext: '', hint: '' }),
    );
    calls.set('CompetitorService.all', (actor) => services.get(CompetitorService).all(actor));
    calls.set('CompetitorService.names', (actor) => services.get(CompetitorService).names(actor));
    const operator = { kind: 'operator', name: 'test' } as const;
    const roles = services.get(auth.RolesService);
    calls.set('RolesService.all', (actor) => roles.all(actor));
    calls.set('RolesService.list', (actor) => roles.list(actor, rolesListQuery.parse({})));
    calls.set('RolesService.usage', (actor) => roles.usage(actor, 3));
    calls.set('RolesService.rights', (actor) => roles.rights(actor));
    const roleAdmin = services.get(auth.RoleAdminService);
    calls.set('RoleAdminService.save', (actor) => roleAdmin.save(actor, { id: 4, Name: 'Anders' }));
    calls.set('RoleAdminService.remove', async (actor) => {
      const { id } = await roleAdmin.save(operator, { id: null, Name: `Neu ${Math.random()}` });
      return roleAdmin.remove(actor, id);
    });
    const pakete = services.get(institution.PaketeService);
    calls.set('PaketeService.all', (actor) => pakete.all(actor));
    calls.set('PaketeService.list', (actor) => pakete.list(actor, paketeListQuery.parse({})));
    calls.set('PaketeService.usage', (actor) => pakete.usage(actor, 3));
    const paketAdmin = services.get(institution.PaketAdminService);
    const limits = { Nutzerlimit: 10, Testphasendauer: 0 };
    calls.set('PaketAdminService.save', (actor) =>
      paketAdmin.save(actor, { id: 3, Name: 'Anders', ...limits }),
    );
    calls.set('PaketAdminService.remove', async (actor) => {
      const { id } = await paketAdmin.save(operator, { id: null, Name: `Neu ${Math.random()}`, ...limits });
      return paketAdmin.remove(actor, id);
    });
    calls.set('CompetitorService.list', (actor) =>
      services.get(CompetitorService).list(actor, competitorsListQuery.parse({})),
    );
    const competitorAdmin = services.get(catalogue.CompetitorAdminService);
    calls.set('CompetitorAdminService.save', (actor) =>
      competitorAdmin.save(actor, { id: 4, Name: 'Anders' }),
    );
    calls.set('CompetitorAdminService.remove', async (actor) => {
      const { id } = await competitorAdmin.save(operator, { id: null, Name: `Neu ${Math.random()}` });
      return competitorAdmin.remove(actor, id);
    });
    const competitorTable = services.get(catalogue.CompetitorTableService);
    calls.set('CompetitorTableService.stage', (actor) => competitorTable.stage(actor, file));
    calls.set('CompetitorTableService.commit', async (actor) => {
      if (actor.kind === 'operator' || (actor.admin && !actor.waiting))
        await competitorTable.stage(actor, file);
      return competitorTable.commit(actor);
    });
    calls.set('CompetitorTableService.discard', (actor) => competitorTable.discard(actor, 'x'));
    calls.set('CompetitorTableService.export', (actor) => competitorTable.export(actor, 'csv'));
    calls.set('AccountService.ofUser', (actor) => services.get(AccountService).ofUser(actor, id));
    calls.set('AccountService.ofInstitution', (actor) =>
      services.get(AccountService).ofInstitution(actor, own.id),
    );
    const present = await hashPassword('Bisher-2026!');
    calls.set('OwnPasswordService.replaceInitial', async (actor) => {
      await database.em().nativeUpdate(User, { id }, { passwordInitial: true, passwordHash: present });
      const own = services.get(OwnPasswordService);
      return own.replaceInitial(actor as UserActor, '', password, password);
    });
    const change = services.get(PasswordChangeService);
    calls.set('PasswordChangeService.change', async (actor) => {
      await database.em().nativeUpdate(User, { id }, { passwordHash: present, failedTries: 0 });
      return change.change(actor, 'token', { current: 'Bisher-2026!', password, repeated: password });
    });
    const secondFactor = services.get(SecondFactorService);
    /** A second factor with the password and a code that prove it; with none of it where the work is to begin one. */
    const proof = async (has: boolean) => {
      const em = database.em();
      await em.nativeUpdate(User, { id }, { passwordHash: present, failedTries: 0 });
      await em.nativeDelete(SecondFactor, { user: id });
      if (!has) return { password: 'Bisher-2026!', code: '' };
      await em.insert(SecondFactor, { user: id, secret: 'x', lastStep: 0, created: new Date() });
      const [code = ''] = await giveRecoveryCodes(em, services.get(Keyring), id);
      return { password: 'Bisher-2026!', code };
    };
    calls.set('SecondFactorService.state', (actor) => secondFactor.state(actor));
    calls.set('SecondFactorService.begin', async (actor) => secondFactor.begin(actor, await proof(false)));
    calls.set('SecondFactorService.confirm', async (actor) => {
      await proof(false);
      const begun = await secondFactor.begin(actors.get('vendor') as Actor, await proof(false));
      const code = codeAt(begun.offered.text, new TestClock().now());
      return secondFactor.confirm(actor, 'token', { step: begun.step, code });
    });
    calls.set('SecondFactorService.renewCodes', async (actor) =>
      secondFactor.renewCodes(actor, await proof(true)),
    );
    calls.set('SecondFactorService.turnOff', async (actor) =>
      secondFactor.turnOff(actor, 'token', await proof(true)),
    );
    calls.set('OperatorUsersService.resetSecondFactor', async (actor) => {
      await proof(true);
      return operatorUsers.resetSecondFactor(actor, 'demo');
    });
    const ownSessions = services.get(OwnSessionsService);
    calls.set('OwnSessionsService.list', (actor) => ownSessions.list(actor, 'token'));
    calls.set('OwnSessionsService.end', async (actor) => {
      await services.get(SessionService).open({ id });
      const [session] = await ownSessions.list(actors.get('user') as Actor, 'token');
      return ownSessions.end(actor, session?.id ?? '', await recently(id));
    });
    calls.set('OwnSessionsService.endOthers', async (actor) =>
      ownSessions.endOthers(actor, await recently(id)),
    );
    const recent = services.get(RecentPasswordService);
    calls.set('RecentPasswordService.require', async (actor) => recent.require(actor, await recently(id)));
    calls.set('RecentPasswordService.confirm', async (actor) => {
      await proof(false);
      return recent.confirm(actor, 'token', 'Bisher-2026!');
    });
    const trail = services.get(AuditTrailService);
    const entries = auditListQuery.parse({});
    calls.set('AuditTrailService.list', (actor) => trail.list(actor, entries));
    calls.set('AuditTrailService.acts', async (actor) => trail.acts(actor));
    calls.set('AuditTrailService.export', (actor) => trail.export(actor, entries).next());
    calls.set('OverviewService.read', (actor) => services.get(OverviewService).read(actor));
    calls.set('OperatorUsersService.unlock', (actor) => operatorUsers.unlock(actor, 'demo'));
    calls.set('OperatorUsersService.resetPassword', (actor) => operatorUsers.resetPassword(actor, 'demo'));
  });

  function admits(admitted: Admitted, actor: Actor): boolean {
    const waiting = actor.kind === 'user' && actor.waiting;
    if (admitted === 'waiting') return waiting;
    if (actor.kind === 'operator') return admitted.includes('operator');
    if (waiting || admitted === 'operator') return false;
    if (admitted.startsWith('users')) return true;
    if (admitted.startsWith('vendor')) return (actor as UserActor).admin;
    const [rights = ''] = admitted.split('+', 1);
    const any = rights.replace('consultation', CONSULTATION_RIGHTS.join(' ')).split(' ') as Right[];
    return any.some((right) => actor.rights.has(right));
  }

  test.each(Object.entries(METHODS))('method %s lets pass: %s', async (method, admitted) => {
    const call = calls.get(method);
    if (call === undefined) throw new Error(`${method} is never called`);
    const asking = /^consultation| /.test(admitted) ? [...actors, ...withOneRight] : actors;
    for (const [who, actor] of asking) {
      const outcome = await call(actor).then(
        () => 'passes',
        (error: unknown) => (isDomainError(error) ? error.code : error),
      );
      expect([who, outcome]).toEqual([who, admits(admitted, actor) ? 'passes' : 'forbidden']);
    }
  });

  test('setting up an installation is the operator’s alone', async () => {
    const firstUser = {
      loginname: 'chef',
      mail: 'chef@example.org',
      vorname: 'A',
      nachname: 'B',
      anrede: 0,
    } as const;
    const platform = { orm: database.orm, config: testConfig(database.url), clock: new TestClock() };
    for (const [who, actor] of actors) {
      const code = actor.kind === 'operator' ? 'conflict' : 'forbidden';
      await expect(setUpInstallation(actor, platform, firstUser), who).rejects.toMatchObject({ code });
    }
  });

  test('gives an institution its own data alone', async () => {
    const em = database.em();
    const ofDemo = await servicesOn(em, new TestClock())
      .get(InstitutionService)
      .own(actors.get('user') as Actor);
    expect(ofDemo).toEqual({
      name: 'Sanitätshaus Lindenhof',
      method: 'A',
      trialDaysLeft: 21,
      fullVersionApplied: false,
    });
  });
});
