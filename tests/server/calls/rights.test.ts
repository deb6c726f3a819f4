import { beforeAll, describe, expect, test } from 'vitest';
import { User } from '#auth';
import { Institution } from '#institution';
import { openApiDocument } from '../../../apps/server/http/openapi/openapi-document.ts';
import { jpeg } from '../../modules/catalogue/images/sample-images.ts';
import { contractCalls, type Sent, send } from '../support/contract.ts';
import { useSeededDatabase } from '../support/database.ts';
import { DEMO_PDF_PASSWORD, samplePdf } from '../support/pdfs.ts';
import { useServer } from '../support/server.ts';
import { DEMO_PASSWORD } from '../support/test-config.ts';
import { addUserLike } from '../support/users-by-right.ts';

const BASE = '/static/api/';
/** The demo's vendor and main user, and somebody of the pharmacy without any right. */
const USERS = ['admin', 'leitung', 'rechtlos'] as const;

/** Who may: everybody who is logged in, the vendor's staff, or who has a right: which one is in the services' tables (`*.access.ts`). */
type Admitted = 'everybody' | 'vendor' | 'right';

/**
 * Every call behind a session: whom it admits, and what it is asked where the document's example would not do. `elsewhere`
 * asks it for something of another institution.
 */
interface Asked {
  readonly admits: Admitted;
  /** Null: there is nothing that this one could ask it for. */
  readonly asks?: (who: { readonly name: string; readonly institution: number }) => Sent | null;
  readonly elsewhere?: Sent;
  /** What it is asked for does not exist: a caller who may ask gets that answer. */
  readonly findsNothing?: true;
}
const PDF = await samplePdf(null);
const IMAGE = await jpeg();
const MAIL = { name: 'protected-b.pdf', email: 'a@example.org', subject: 'A', text: 'B' };
/** Id of a user of the pharmacy to whom something is done. */
const TARGET = 50;
const ofAnother = { institutionsid: '3' };
const ofOwn = () => ({});
const CALLS: Readonly<Record<string, Asked>> = {
  'POST auth/removeUserToken.php': {
    admits: 'everybody',
    asks: ({ name }) => ({ username: name }),
    elsewhere: { username: 'demo' },
  },
  'POST auth/introductionSeen.php': { admits: 'everybody', asks: () => ({}) },
  'POST auth/confirmPassword.php': { admits: 'everybody', asks: () => ({ password: DEMO_PASSWORD }) },
  'POST auth/deactivateUser.php': {
    admits: 'right',
    asks: () => ({ userid: String(TARGET) }),
    elsewhere: { userid: '5' },
  },
  'POST auth/setpw.php': {
    admits: 'right',
    asks: () => ({ userid: String(TARGET) }),
    elsewhere: { userid: '5' },
  },
  'GET cms/allproducts.php': { admits: 'right' },
  'PUT cms/allproducts.php': { admits: 'vendor' },
  'DELETE cms/allproducts.php': { admits: 'vendor' },
  'POST cms/uploadcsv.php': { admits: 'vendor', asks: () => ({ file: PDF }) },
  // What the call above has uploaded.
  'GET cms/uploadcsv.php': { admits: 'vendor' },
  'GET register/uploadmatchingcsv.php': { admits: 'vendor' },
  'POST register/uploadmatchingcsv.php': { admits: 'vendor', asks: () => ({ file: PDF }) },
  'PUT register/uploadmatchingcsv.php': { admits: 'vendor' },
  'GET register/uploadadmcsv.php': { admits: 'vendor' },
  'POST register/uploadadmcsv.php': { admits: 'vendor', asks: () => ({ file: PDF }) },
  'PUT register/uploadadmcsv.php': { admits: 'vendor' },
  'POST cms/uploadImage.php': { admits: 'vendor', asks: () => ({ file: IMAGE, name: 'bild' }) },
  'GET cms/insti_kv.php': {
    admits: 'right',
    asks: ofOwn,
    elsewhere: ofAnother,
  },
  'PUT cms/insti_kv.php': {
    admits: 'right',
    asks: () => ({ krankenkassen: [{ Krankenkassenid: 4 }] }),
    elsewhere: { institutionsid: 3, krankenkassen: [{ Krankenkassenid: 4 }] },
  },
  'DELETE cms/insti_kv.php': { admits: 'right', asks: ofOwn, elsewhere: ofAnother },
  'GET cms/insti_prices.php': {
    admits: 'right',
    asks: ofOwn,
    elsewhere: ofAnother,
  },
  'PUT cms/insti_prices.php': {
    admits: 'right',
    asks: () => ({ prices: {} }),
    elsewhere: { institutionsid: 3, prices: {} },
  },
  'DELETE cms/insti_prices.php': { admits: 'right', asks: ofOwn, elsewhere: ofAnother },
  'GET cms/insti_wortlaut.php': { admits: 'right' },
  'PUT cms/insti_wortlaut.php': { admits: 'right' },
  'GET cms/vertragsformulare.php': { admits: 'right' },
  'POST cms/vertragsformulare.php': { admits: 'right', asks: () => ({ file: PDF, name: 'Formular' }) },
  ...Object.fromEntries(
    ['GET', 'PUT', 'DELETE'].map((method) => [
      `${method} cms/vertragsformular.php`,
      { admits: 'right', findsNothing: true } as const,
    ]),
  ),
  ...Object.fromEntries(
    ['POST', 'PUT'].map((method) => [
      `${method} cms/vertragsformular_datei.php`,
      {
        admits: 'right',
        asks: () => ({ file: PDF, id: '1', version: '1' }),
        findsNothing: true,
      } as const,
    ]),
  ),
  'GET cms/krankenkassen.php': { admits: 'right' },
  'PUT cms/krankenkassen.php': { admits: 'vendor' },
  'DELETE cms/krankenkassen.php': { admits: 'vendor' },
  'GET cms/vertragspreise.php': { admits: 'right' },
  'PUT cms/vertragspreise.php': { admits: 'vendor' },
  'DELETE cms/vertragspreise.php': { admits: 'vendor' },
  'GET cms/wettbewerber.php': { admits: 'right' },
  'PUT cms/wettbewerber.php': { admits: 'vendor' },
  'DELETE cms/wettbewerber.php': { admits: 'vendor' },
  'GET cms/roles.php': { admits: 'vendor' },
  'PUT cms/roles.php': { admits: 'vendor' },
  // Users have it: a caller who may delete roles gets that answer.
  'DELETE cms/roles.php': { admits: 'vendor', asks: () => ({ id: '4' }) },
  'GET cms/rights.php': { admits: 'vendor' },
  'GET cms/pakets.php': { admits: 'vendor' },
  'PUT cms/pakets.php': { admits: 'vendor' },
  'DELETE cms/pakets.php': { admits: 'vendor', asks: () => ({ id: '1' }) },
  'GET cms/institution.php': {
    admits: 'everybody',
    asks: ({ institution }) => ({ id: String(institution) }),
    elsewhere: { id: '3' },
  },
  'PUT cms/institution.php': {
    admits: 'right',
    asks: () => ({ Name: 'Apotheke', Strasse: 'Weg', Hausnummer: '1', PLZ: '79098', Ort: 'Freiburg' }),
    elsewhere: { id: 3, Name: 'Übernommen', Strasse: 'Weg', Hausnummer: '1', PLZ: '28195', Ort: 'Bremen' },
  },
  // Of another version: a caller who may delete it gets that answer.
  'DELETE cms/institution.php': {
    admits: 'vendor',
    asks: () => ({ id: '3', dsvgo: '1', version: '999' }),
  },
  'GET cms/check_insti_nr.php': { admits: 'vendor' },
  'GET cms/protokoll.php': { admits: 'vendor' },
  'GET cms/verlauf.php': { admits: 'right', asks: () => ({ kind: 'contact' }) },
  'GET cms/user.php': { admits: 'vendor', asks: () => ({ deleted: 'true' }) },
  'PUT cms/user.php': {
    admits: 'right',
    asks: () => ({
      id: TARGET,
      Anrede: 1,
      Vorname: 'Paul',
      Nachname: 'Ott',
      Mail: 'ott@example.org',
      RollenId: 3,
    }),
    elsewhere: { id: 5, Anrede: 1, Vorname: 'Paul', Nachname: 'Ott', Mail: 'x@example.org', RollenId: 3 },
  },
  'DELETE cms/user.php': {
    admits: 'right',
    asks: () => ({ id: String(TARGET) }),
    elsewhere: { id: '5' },
  },
  'GET definitions/questionnaire.json': { admits: 'right' },
  'GET definitions/recommendations.json': { admits: 'right' },
  'GET definitions/hints.json': { admits: 'right' },
  'POST userdata/generatePdfPsw.php': { admits: 'right' },
  'POST mailversand/upload.php': {
    admits: 'right',
    asks: ({ name }) => ({ name: 'a.pdf', username: name, psw: DEMO_PDF_PASSWORD, data: PDF }),
    elsewhere: { name: 'a.pdf', username: 'demo', psw: DEMO_PDF_PASSWORD, data: PDF },
  },
  'POST mailversand/sendPdfMail.php': {
    admits: 'right',
    asks: ({ name }) => ({ ...MAIL, loginName: name }),
    elsewhere: { ...MAIL, loginName: 'demo' },
    findsNothing: true,
  },
  'POST mailversand/delete.php': {
    admits: 'everybody',
    asks: ({ name }) => ({ name: MAIL.name, username: name }),
    elsewhere: { name: MAIL.name, username: 'demo' },
    findsNothing: true,
  },
};

/** Takes a token of its own, not a session's: /register/ has tests that say who may. */
const ELSEWHERE_TESTED = ['GET register/fullversion.php'];

const DOCUMENTED = contractCalls(await openApiDocument()).filter(
  ({ operation }) => operation.security.length > 0,
);
const shortName = (name: string) => name.replace(BASE, '');

describe('the table of who may make which call', () => {
  // @spec access-6-4
  test('names every call behind a session', () => {
    expect([...Object.keys(CALLS), ...ELSEWHERE_TESTED].sort()).toEqual(
      DOCUMENTED.map(({ name }) => shortName(name)).sort(),
    );
  });
});

describe('who may what', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database);
  beforeAll(() => addUserLike(database.em(), 'rechtlos', null));

  const tokenOf = async (name: string) => (await server().cookieOf(name)).replace(/^user-token=/, '');
  /** The vendor's staff have rights of their own. */
  const isAdmitted = (admits: Admitted, name: (typeof USERS)[number]): boolean =>
    admits === 'everybody' || name === (admits === 'vendor' ? 'admin' : 'leitung');

  test.each(DOCUMENTED.filter(({ name }) => shortName(name) in CALLS))(
    '$name admits whom the table names, and nobody else',
    async (documented) => {
      const { admits, asks, findsNothing = false } = CALLS[shortName(documented.name)] as Asked;
      const admitted: string[] = [];
      const expected: string[] = [];
      for (const name of USERS) {
        if (admits === 'right' && name === 'admin') continue;
        const sent = (asks ?? (() => documented.example))({ name, institution: name === 'admin' ? 1 : 2 });
        if (sent === null) continue;
        // The previous caller may have deleted the user that this one asks for.
        await database.em().fork().nativeDelete(User, { id: TARGET });
        await addUserLike(database.em(), 'ziel', 3, TARGET);
        const { status } = await send(server().origin, documented, sent, await tokenOf(name));
        expect([name, status]).not.toEqual([name, 401]);
        // For whom it is not, a call of the vendor's does not exist.
        if (admits === 'vendor' && name !== 'admin') expect([name, status]).toEqual([name, 404]);
        if (status !== 403 && (status !== 404 || findsNothing)) admitted.push(name);
        if (isAdmitted(admits, name)) expected.push(name);
      }
      expect(admitted).toEqual(expected);
    },
  );

  test.each(Object.entries(CALLS).filter(([, { elsewhere }]) => elsewhere !== undefined))(
    '%s answers for another institution as if it did not exist',
    async (name, { elsewhere = {} }) => {
      const documented = DOCUMENTED.find((each) => shortName(each.name) === name);
      if (documented === undefined) throw new Error(name);
      const before = await stateOf(3);
      const answer = await send(server().origin, documented, elsewhere, await tokenOf('leitung'));
      expect([answer.status, (await answer.json()).error]).toEqual([404, 'not-found']);
      expect(await stateOf(3)).toEqual(before);
    },
  );

  /** All rows of an institution that somebody could have written. */
  async function stateOf(id: number) {
    const em = database.em().fork();
    const tables = ['users', 'own_price', 'own_krankenkasse'];
    const rows = await Promise.all(
      tables.map((table) => em.execute(`select * from ${table} where institution_id = ?`, [id])),
    );
    return [await em.findOneOrFail(Institution, id), rows];
  }
});
