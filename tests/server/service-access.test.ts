import { beforeAll, describe, expect, test } from 'vitest';
import * as auth from '#auth';
import {
  AccountService,
  ColleaguesService,
  ContactService,
  ContractService,
  DataConsentService,
  hashPassword,
  LinkTokens,
  OperatorUsersService,
  OwnPasswordService,
  PasswordChangeService,
  SessionService,
  User,
} from '#auth';
import * as catalogue from '#catalogue';
import { CompetitorService, ProductService } from '#catalogue';
import * as consultation from '#consultation';
import * as institution from '#institution';
import {
  InstitutionService,
  KrankenkassenService,
  OwnPriceService,
  PdfPasswordService,
  sealPdfPassword,
} from '#institution';
import * as pdf from '#pdf';
import { AuditLog, installationOf } from '#platform';
import { type Actor, isDomainError, RIGHTS, type Right, type UserActor } from '#platform/domain';
import { setUpInstallation } from '#setup';
import { useSeededDatabase } from './support/database.ts';
import { describeOnBothEngines } from './support/engines.ts';
import { DEMO_PDF_PASSWORD, pdfServiceOf, samplePdf, testKeys, testMails } from './support/pdfs.ts';
import { TestClock } from './support/test-clock.ts';
import { testConfig } from './support/test-config.ts';

/** Who may: everybody who is logged in, the operator, whoever has a right, somebody who is waiting. */
type Admitted = 'users' | 'operator' | 'waiting' | 'users+operator' | `${Right}+operator` | Right;

/** Every method that takes an actor: `Service.method`, and whom it lets pass. */
const METHODS: Readonly<Record<string, Admitted>> = {
  'InstitutionService.own': 'users',
  'InstitutionService.letterhead': 'users',
  'PdfPasswordService.own': 'pdf_vers',
  'PdfPasswordService.encrypt': 'kont_einst',
  'PdfPasswordService.decrypt': 'pdf_vers',
  'PdfService.password': 'pdf_vers',
  'PdfService.upload': 'pdf_vers',
  'PdfService.uploadReadable': 'pdf_vers',
  'PdfService.send': 'pdf_vers',
  'PdfService.remove': 'users',
  'PdfService.removeAllOf': 'users',
  'KrankenkassenService.own': 'users',
  'KrankenkassenService.chosen': 'users',
  'KrankenkassenService.all': 'users',
  'KrankenkassenService.byName': 'operator',
  'OwnPriceService.own': 'users',
  'OwnPriceService.ofKundennummer': 'operator',
  'ProductService.combined': 'users+operator',
  'ProductService.flat': 'users+operator',
  'ProductService.version': 'users+operator',
  'CompetitorService.all': 'bera_durch+operator',
  'CompetitorService.names': 'bera_durch+operator',
  'AccountService.ofUser': 'users',
  'AccountService.ofInstitution': 'users',
  'AccountService.requireSelf': 'users',
  'ContractService.apply': 'users',
  'DataConsentService.agree': 'users',
  'ColleaguesService.deactivate': 'insti_nutzer',
  'ColleaguesService.resetPassword': 'insti_nutzer',
  'OwnPasswordService.replaceInitial': 'waiting',
  'PasswordChangeService.change': 'users',
  'OperatorUsersService.unlock': 'operator',
  'OperatorUsersService.resetPassword': 'operator',
};

/** Methods without an actor, because they make one, or because everybody gets the same. */
const WITHOUT_ACTOR = [
  'LoginService.login',
  'LoginService.onModuleInit',
  'SessionService.open',
  'SessionService.resolve',
  'SessionService.ending',
  'SessionService.end',
  'SessionService.logout',
  'SessionService.whenLoggedOut',
  'SessionService.endAllOf',
  'SessionService.endOthersOf',
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
  'RegistrationService.register',
  'MailConfirmationService.resend',
  'MailConfirmationService.sendReset',
  'ContactService.send',
  'ContactService.feedback',
  'MatchingService.find',
  'PublicFactsService.offer',
  'PublicFactsService.imprint',
  'DefinitionService.questionnaire',
  'DefinitionService.recommendations',
  'DefinitionService.hints',
];

/** Parts of services that are private: called behind a method that has checked the actor. */
const PRIVATE = [
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
  'PasswordChangeService.countWrong',
  'LoginService.expiredTrial',
  'ColleaguesService.find',
  'LoginService.countWrongTry',
  'LoginService.judge',
  'LoginService.locked',
  'LoginService.noteFailure',
  'OwnPriceService.ofInstitution',
  'ProductService.sizes',
  'AccountService.institutionOf',
  'AccountService.read',
  'PdfService.frameOf',
  'PdfService.setPassword',
  'OperatorUsersService.find',
  'OperatorUsersService.giveInitialPassword',
];

/** Every service that a module shows. */
const SERVICES = [auth, catalogue, consultation, institution, pdf].flatMap((face) =>
  Object.entries(face).flatMap(([name, value]) =>
    name.endsWith('Service') && typeof value === 'function' ? [value] : [],
  ),
);

describe('the table of this test', () => {
  test('names every method of every service', () => {
    const methods = SERVICES.flatMap((service) =>
      Object.getOwnPropertyNames(service.prototype)
        .filter((name) => name !== 'constructor')
        .map((name) => `${service.name}.${name}`),
    );
    expect(methods.sort()).toEqual([...Object.keys(METHODS), ...WITHOUT_ACTOR, ...PRIVATE].sort());
  });
});

describeOnBothEngines('a service', (engine) => {
  const database = useSeededDatabase(engine);
  const actors = new Map<string, Actor>();
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

    const em = database.em();
    const clock = new TestClock();
    const audit = new AuditLog(em, clock);
    const password = 'Selbst-gewählt-9';
    const operatorUsers = new OperatorUsersService(em, new SessionService(em, clock), audit);
    calls.set('InstitutionService.own', (actor) => new InstitutionService(em, clock).own(actor));
    const passwords = new PdfPasswordService(em, testKeys());
    const sealed = sealPdfPassword(testKeys(), own.id, 'Geheim-12');
    const pdfs = pdfServiceOf(database.orm, database.folder);
    const readable = await samplePdf(null);
    // Nothing is mailed in the trial: the same actor as somebody of the pharmacy.
    const colleague = await database.em().findOneOrFail(User, { loginKey: 'beratung' });
    const inPharmacy = (actor: Actor): Actor =>
      actor.kind === 'user'
        ? { ...actor, userId: colleague.id, institutionId: colleague.institution.id }
        : actor;
    await pdfs.uploadReadable(inPharmacy(user), { name: 'a.pdf', pdf: readable, password: 'x' });
    calls.set('InstitutionService.letterhead', (actor) =>
      new InstitutionService(em, clock).letterhead(actor),
    );
    calls.set('PdfPasswordService.own', (actor) => passwords.own(actor));
    calls.set('PdfPasswordService.encrypt', (actor) => passwords.encrypt(actor, 'Geheim-12'));
    calls.set('PdfPasswordService.decrypt', (actor) => passwords.decrypt(actor, sealed));
    calls.set('PdfService.password', (actor) => pdfs.password(actor));
    const encrypted = await samplePdf(DEMO_PDF_PASSWORD);
    calls.set('PdfService.upload', (actor) =>
      pdfs.upload(inPharmacy(actor), { name: 'b.pdf', pdf: encrypted }),
    );
    calls.set('PdfService.uploadReadable', (actor) =>
      pdfs.uploadReadable(actor, { name: 'c.pdf', pdf: readable, password: 'x' }),
    );
    calls.set('PdfService.send', (actor) =>
      pdfs.send(inPharmacy(actor), { name: 'a.pdf', email: 'a@example.org', subject: '', text: '' }),
    );
    calls.set('PdfService.remove', (actor) => pdfs.remove(actor, 'c.pdf'));
    calls.set('PdfService.removeAllOf', (actor) => pdfs.removeAllOf(actor));
    calls.set('AccountService.requireSelf', (actor) =>
      new AccountService(em, clock).requireSelf(actor, 'Demo'),
    );
    const colleagues = new ColleaguesService(em, new SessionService(em, clock), audit);
    const other = await database.em().findOneOrFail(User, { loginKey: 'kalkulation' });
    calls.set('ColleaguesService.deactivate', (actor) => colleagues.deactivate(inPharmacy(actor), other.id));
    calls.set('ColleaguesService.resetPassword', (actor) =>
      colleagues.resetPassword(inPharmacy(actor), other.id),
    );
    calls.set('ContractService.apply', (actor) => {
      const contact = new ContactService(em, testMails(database), installationOf(testConfig(database.url)));
      // Somebody who is in no trial: nothing changes.
      return new ContractService(em, clock, new LinkTokens(em, clock), contact, audit).apply(
        inPharmacy(actor),
      );
    });
    calls.set('DataConsentService.agree', (actor) => new DataConsentService(em, audit).agree(actor));
    calls.set('KrankenkassenService.own', (actor) => new KrankenkassenService(em).own(actor));
    calls.set('KrankenkassenService.chosen', (actor) => new KrankenkassenService(em).chosen(actor));
    calls.set('KrankenkassenService.all', (actor) => new KrankenkassenService(em).all(actor));
    calls.set('KrankenkassenService.byName', (actor) =>
      new KrankenkassenService(em).byName(actor, 'See-Musterkasse'),
    );
    calls.set('OwnPriceService.own', (actor) => new OwnPriceService(em).own(actor));
    calls.set('OwnPriceService.ofKundennummer', (actor) =>
      new OwnPriceService(em).ofKundennummer(actor, '204711'),
    );
    calls.set('ProductService.combined', (actor) => new ProductService(em).combined(actor));
    calls.set('ProductService.flat', (actor) => new ProductService(em).flat(actor));
    calls.set('ProductService.version', (actor) => new ProductService(em).version(actor));
    calls.set('CompetitorService.all', (actor) => new CompetitorService(em).all(actor));
    calls.set('CompetitorService.names', (actor) => new CompetitorService(em).names(actor));
    calls.set('AccountService.ofUser', (actor) => new AccountService(em, clock).ofUser(actor, id));
    calls.set('AccountService.ofInstitution', (actor) =>
      new AccountService(em, clock).ofInstitution(actor, own.id),
    );
    const present = await hashPassword('Bisher-2026!');
    calls.set('OwnPasswordService.replaceInitial', async (actor) => {
      await database.em().nativeUpdate(User, { id }, { passwordInitial: true, passwordHash: present });
      const own = new OwnPasswordService(em, new SessionService(em, clock), audit);
      return own.replaceInitial(actor as UserActor, '', password, password);
    });
    const change = new PasswordChangeService(em, new SessionService(em, clock), audit);
    calls.set('PasswordChangeService.change', async (actor) => {
      await database.em().nativeUpdate(User, { id }, { passwordHash: present, failedTries: 0 });
      return change.change(actor, 'token', { current: 'Bisher-2026!', password, repeated: password });
    });
    calls.set('OperatorUsersService.unlock', (actor) => operatorUsers.unlock(actor, 'demo'));
    calls.set('OperatorUsersService.resetPassword', (actor) => operatorUsers.resetPassword(actor, 'demo'));
  });

  function admits(admitted: Admitted, actor: Actor): boolean {
    const waiting = actor.kind === 'user' && actor.waiting;
    if (admitted === 'waiting') return waiting;
    if (actor.kind === 'operator') return admitted.includes('operator');
    if (waiting || admitted === 'operator') return false;
    return admitted.startsWith('users') || actor.rights.has(admitted.split('+', 1)[0] as Right);
  }

  test.each(Object.entries(METHODS))('method %s lets pass: %s', async (method, admitted) => {
    const call = calls.get(method);
    if (call === undefined) throw new Error(`${method} is never called`);
    for (const [who, actor] of actors) {
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
    const ofDemo = await new InstitutionService(em, new TestClock()).own(actors.get('user') as Actor);
    expect(ofDemo).toEqual({
      name: 'Sanitätshaus Lindenhof',
      method: 'A',
      trialDaysLeft: 21,
      fullVersionApplied: false,
    });
  });
});
