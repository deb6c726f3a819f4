import { randomInt, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { InstitutionAdminService, User } from '#auth';
import { institutionInput } from '#auth/domain';
import { checked } from '#platform';
import { openApiDocument } from '../../../apps/server/http/openapi/openapi-document.ts';
import { SolvedChallenge } from '../../../modules/auth/bot-check/solved-challenge.entity.ts';
import { LinkTokens } from '../../../modules/auth/links/link-tokens.ts';
import { records } from '../../../modules/setup/records.ts';
import { jpeg } from '../../modules/catalogue/images/sample-images.ts';
import { craftedForm } from '../../modules/pdf/contract-forms/made-form.ts';
import { tokenOf } from '../support/call.ts';
import {
  badValues,
  type ContractCall,
  contractCalls,
  GERMAN,
  type Sent,
  send,
  VENDORS,
} from '../support/contract.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { samplePdf } from '../support/pdfs.ts';
import { useServer } from '../support/server.ts';
import { servicesOn } from '../support/services.ts';
import { DEMO_PASSWORD, testTags } from '../support/test-config.ts';
import { registration, solvedChallenge } from '../support/visitor.ts';

/** Not looked at: what every request writes, and what a refusal after the check may write. */
const UNWATCHED = ['session', 'rate_count', 'solved_challenge'];

const OPERATOR = { kind: 'operator', name: 'test' } as const;

const CALLS = contractCalls(await openApiDocument());
/** One for each reader of a body. */
const WITH_BODY = [...Map.groupBy(CALLS, ({ place }) => place)].flatMap(([place, [first]]) =>
  place === 'query' || first === undefined ? [] : [first],
);
const METHODS = [...Map.groupBy(CALLS, ({ path }) => path)].map(
  ([path, calls]) => [path, calls.map(({ method }) => method)] as const,
);
const WITH_FIELDS = CALLS.filter(({ fields }) => Object.keys(fields).length > 0);

const file = new TextEncoder().encode('id;PZN');

describe('the contract', () => {
  test('covers the calls that are there, and each gives an example that fits its schema', () => {
    expect(CALLS.length).toBeGreaterThan(25);
    for (const { name, fields, example, fits } of CALLS) {
      // Files have no place in an example.
      const files = Object.entries(fields).filter(([, schema]) => 'contentMediaType' in schema);
      const sent = { ...Object.fromEntries(files.map(([field]) => [field, ''])), ...example };
      expect([name, fits(sent)]).toEqual([name, true]);
      expect([name, Object.keys(fields)]).toEqual([name, expect.arrayContaining(Object.keys(example))]);
    }
  });
});

describeWithDatabase('the contract', (engine) => {
  const database = useSeededDatabase(engine);
  const outbox = `/tmp/inko-contract-${process.pid}-${engine}`;
  const server = useServer(database, { OUTBOX_DIR: outbox });
  let token = '';
  let isUploaded = false;
  let formId: number | null = null;

  beforeEach(async () => {
    rmSync(outbox, { recursive: true, force: true });
    const em = database.em();
    isUploaded = false;
    const { passwordHash = null } = await em.findOneOrFail(User, { loginKey: 'admin' });
    const calm = { failedTries: 0, inactive: false, passwordInitial: false, passwordHash };
    await em.nativeUpdate(User, {}, calm);
    token = await tokenOf(server(), 'leitung');
    // As many passed bot checks as a test may need.
    await em.nativeDelete(SolvedChallenge, {});
    const pass = { visitorHash: testTags().of('bot check', '127.0.0.1'), used: false };
    const expires = new Date(server().clock.now().getTime() + 600_000);
    await em.insertMany(
      SolvedChallenge,
      Array.from({ length: 150 }, (_, id) => ({
        challengeHash: String(id).padStart(64, '0'),
        ...pass,
        expires,
      })),
    );
  });

  /** What an example cannot say: what is secret, new each time, or a file. By path, or with its method before it. */
  const LIVE: Readonly<Record<string, () => Promise<Sent> | Sent>> = {
    // A row that nobody uses.
    ...Object.fromEntries(
      records.map(({ record: { calls, key } }) => [`DELETE ${calls.path}`, () => added(calls.path, key)]),
    ),
    'DELETE cms/roles.php': () => added('cms/roles.php', 'Name'),
    'DELETE cms/institution.php': async () => ({
      id: String(
        (
          await (await servicesOn(database.em())).get(InstitutionAdminService).save(
            OPERATOR,
            checked(institutionInput, {
              ...{
                id: null,
                Name: 'Haus',
                Kundennummer: randomUUID().slice(0, 8),
                Vertriebsweg: 20,
                PaketId: 1,
              },
              ...{ Strasse: 'Weg', Hausnummer: '1', PLZ: '20095', Ort: 'Hamburg' },
              ...{ Anrede: 0, Vorname: 'Ina', Nachname: 'Falk', Email: `${randomUUID()}@haus.example` },
            }),
          )
        ).id,
      ),
    }),
    'auth/login.php': () => ({ password: DEMO_PASSWORD }),
    'auth/confirmPassword.php': () => ({ password: DEMO_PASSWORD }),
    'register/checkrecaptcha.php': async () => ({ token: await solvedChallenge(server()) }),
    'register/register.php': () => ({ ...registration() }),
    'register/checkEmailToken.php': async () => ({ token: await linkToken('confirm') }),
    'register/resetPassword.php': async () => ({ token: await linkToken('reset') }),
    'POST cms/uploadcsv.php': () => ({ file }),
    'POST cms/uploadImage.php': async () => ({ file: await jpeg() }),
    'PUT cms/insti_wortlaut.php': async () => {
      const { institution } = await database
        .em()
        .findOneOrFail(User, { loginKey: 'leitung' }, { populate: ['institution'] });
      return { version: institution.wortlautVersion };
    },
    'POST cms/vertragsformulare.php': async () => {
      await database.em().execute('delete from "contract_form"');
      return { file: craftedForm() };
    },
    'GET cms/vertragsformular.php': async () => ({ id: String((await newForm()).id) }),
    'PUT cms/vertragsformular.php': async () => ({ ...(await newForm()) }),
    'DELETE cms/vertragsformular.php': async () => asTexts(await newForm()),
    'POST cms/vertragsformular_datei.php': async () => ({
      ...asTexts(await newForm()),
      file: craftedForm(),
    }),
    'PUT cms/vertragsformular_datei.php': async () => ({
      ...asTexts(await newForm()),
      file: craftedForm(),
    }),
    'GET cms/uploadcsv.php': () => uploaded('cms/uploadcsv.php'),
    'POST register/uploadmatchingcsv.php': () => ({ file }),
    'PUT register/uploadmatchingcsv.php': () => uploaded('register/uploadmatchingcsv.php'),
    'POST register/uploadadmcsv.php': () => ({ file }),
    'PUT register/uploadadmcsv.php': () => uploaded('register/uploadadmcsv.php'),
    'mailversand/upload.php': async () => ({ data: await samplePdf(null) }),
    'mailversand/sendPdfMail.php': async () => {
      // A document may be mailed more than once, and each upload is sealed in a thread of its own.
      if (isUploaded) return {};
      const upload = CALLS.find(({ path }) => path.endsWith('upload.php')) as ContractCall;
      await send(server().origin, upload, { ...upload.example, data: await samplePdf(null) }, token);
      isUploaded = true;
      return {};
    },
  };
  /** The only contract form that there is: reading a file takes a process, so it is put back as it was the first time. */
  const newForm = async () => {
    const em = database.em();
    await em.execute('delete from "contract_form"');
    if (formId === null) {
      const upload = CALLS.find(({ name }) => name === 'POST /static/api/cms/vertragsformulare.php');
      const sent = { ...upload?.example, file: craftedForm() };
      const answer = await send(server().origin, upload as ContractCall, sent, token);
      formId = ((await answer.json()) as { id: number }).id;
      await em.execute('create table contract_form_kept as select * from "contract_form"');
    } else await em.execute('insert into "contract_form" select * from contract_form_kept');
    return { id: formId, version: 1 };
  };
  const asTexts = ({ id, version }: { id: number; version: number }): Sent => ({
    id: String(id),
    version: String(version),
  });
  /** The id of a row that PUT has added under a new name. */
  const added = async (path: string, key: string): Promise<Sent> => {
    const save = CALLS.find((each) => each.path.endsWith(path) && each.method === 'PUT') as ContractCall;
    // A number of a position where the key is one.
    const fresh = String(save.example[key]).startsWith('54.')
      ? `54.99.03.${randomInt(1_000, 9_999)}`
      : `Neu ${Math.random()}`;
    const row = { ...save.example, id: 0, [key]: fresh };
    const answer = await send(server().origin, save, row, await tokenOf(server(), 'admin'));
    return { id: String(((await answer.json()) as { id: number }).id) };
  };
  /** What is to be saved must have been uploaded, each time. */
  const uploaded = async (path: string): Promise<Sent> => {
    const upload = CALLS.find((each) => each.path.endsWith(path) && each.method === 'POST');
    await send(server().origin, upload as ContractCall, { file }, await tokenOf(server(), 'admin'));
    return {};
  };
  const linkToken = async (purpose: 'confirm' | 'reset') =>
    (await servicesOn(database.em(), server().clock)).get(LinkTokens).issue(3, purpose);

  const liveOf = ({ name, path }: ContractCall) =>
    LIVE[name.replace('/static/api/', '')] ?? LIVE[path.replace('/static/api/', '')];

  const valid = async (call: ContractCall): Promise<Sent> => ({
    ...call.example,
    ...(await liveOf(call)?.()),
  });

  /** The token with which the example of a call succeeds. */
  const tokenFor = ({ name, path }: ContractCall) => {
    if (path.endsWith('fullversion.php')) return tokenOf(server(), 'demo');
    return tokenOf(server(), VENDORS.has(name) ? 'admin' : 'leitung');
  };

  const ask = async (call: ContractCall, sent: Sent, bearer?: string) => {
    const answer = await send(server().origin, call, sent, bearer);
    const text = await answer.text();
    return { status: answer.status, text, body: text === '' ? undefined : JSON.parse(text) };
  };

  /** Everything that a call may write, as one text. */
  const written = async () => {
    const tables = [...database.orm.getMetadata().getAll().values()].map(({ tableName }) => tableName);
    const names = [...new Set(tables)].filter((name) => name && !UNWATCHED.includes(name));
    expect(names).toContain('users');
    const rows = names.map((name) => database.em().execute(`select * from "${name}" order by 1, 2`));
    return JSON.stringify(await Promise.all(rows));
  };

  // @spec access-7-4
  test.each(CALLS)('$name answers its example with success, as documented', async (call) => {
    const { status, body } = await ask(call, await valid(call), await tokenFor(call));
    expect([status, call.objection(status, body)]).toEqual([200, null]);
  });

  // @spec access-7-4
  test.each(WITH_FIELDS)(
    '$name refuses what its schema does not allow, names the field in German, and writes nothing',
    async (call) => {
      const bearer = await tokenFor(call);
      const good = await valid(call);
      const before = await written();
      let refused = 0;
      for (const [field, schema] of Object.entries(call.fields))
        for (const [what, value] of badValues(call, schema)) {
          const { [field]: _, ...rest } = good;
          const sent = value === undefined ? rest : { ...rest, [field]: value };
          if (call.fits(withoutBytes(sent))) continue;
          refused += 1;
          const { status, body } = await ask(call, sent, bearer);
          expect([field, what, status, body?.error, call.objection(status, body)]).toEqual([
            field,
            what,
            400,
            'invalid',
            null,
          ]);
          // Of a list the place in it is named.
          const named = Object.keys(body.fields ?? {}).find((key) => key.split('.')[0] === field);
          expect([field, what, body.fields?.[named ?? field]]).toEqual([
            field,
            what,
            expect.stringMatching(GERMAN),
          ]);
        }
      const unknown = await ask(call, { ...good, farbe: 'rot' }, bearer);
      expect([unknown.status, unknown.body.fields]).toEqual([
        400,
        { farbe: 'Diese Angabe kennt der Aufruf nicht.' },
      ]);
      expect(refused).toBeGreaterThan(0);
      expect(await written()).toBe(before);
    },
  );

  test.each(METHODS)('%s knows no other method than those that are documented: %j', async (path, known) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      if (known.includes(method)) continue;
      const answer = await server().ask(path, { method, headers: { authorization: `Bearer ${token}` } });
      expect([method, answer.status]).toEqual([method, 405]);
      const allowed = String(answer.headers.get('allow')).split(', ');
      expect(allowed.filter((each) => each !== 'HEAD').toSorted()).toEqual([...known].toSorted());
    }
  });

  test.each(WITH_BODY)('$name refuses a body that is none of its own', async (call) => {
    const bodies = [
      ['text/plain', 'Hallo'],
      ['application/xml', '<a/>'],
      ['application/json', '{"a":'],
      ['application/json', 'null'],
      ['application/json', '[]'],
      ['application/json', ''],
      ['application/json', '{"__proto__":{"a":1}}'],
      ['application/x-www-form-urlencoded', '%'],
      ['multipart/form-data', 'x'],
    ] as const;
    for (const [type, body] of bodies) {
      const answer = await fetch(server().origin + call.path, {
        method: call.method,
        headers: {
          connection: 'close',
          'content-type': type,
          authorization: `Bearer ${await tokenFor(call)}`,
        },
        body,
      });
      const json = (await answer.json()) as { message: string };
      expect([type, body, call.objection(answer.status, json)]).toEqual([type, body, null]);
      expect([400, 413, 415]).toContain(answer.status);
      expect(json.message).toMatch(GERMAN);
    }
  });
});

/** A file counts as the text that the document calls it. */
function withoutBytes(sent: Sent): Sent {
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, value instanceof Uint8Array ? 'bytes' : value]),
  );
}
