import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { callOf, isDocumented } from '#platform/http';
import { openApiDocument } from '../../../apps/server/http/openapi/openapi-document.ts';
import { callControllers } from '../../../modules/setup/call-controllers.ts';
import { call } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { useServer } from '../support/server.ts';

const DOCUMENT = 'openapi.json';
const document = await openApiDocument();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** `get static/api/…` of each handler, read from what Nest routes by. */
const handlers = callControllers.flatMap((controller) =>
  Object.getOwnPropertyNames(controller.prototype)
    .filter((name) => name !== 'constructor')
    .map((name) => controller.prototype[name as never] as object)
    .filter((handler) => {
      const answered = callOf(handler);
      return answered !== undefined && isDocumented(answered);
    })
    .map((handler) => {
      const method = ['get', 'post', 'put', 'delete'][Reflect.getMetadata('method', handler)];
      const [folder, file] = [controller, handler].map((each) => Reflect.getMetadata('path', each));
      return { method, path: `${folder}${file}` };
    }),
);

describe('the OpenAPI document', () => {
  test('is one, by the schema of OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document) as never);
    expect([valid, errors]).toEqual([true, undefined]);
  });

  test('holds schemas that are valid JSON Schemas, and refers to nothing that is not there', () => {
    const ajv = new Ajv2020({
      strict: true,
      strictRequired: false,
      allowUnionTypes: true,
      validateFormats: false,
    });
    ajv.addKeyword('example');
    const resolved = (schema: unknown) =>
      JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', 'doc#/$defs/'));
    ajv.addSchema({ $id: 'doc', $defs: resolved(document.components.schemas) });
    const schemas = JSON.stringify(document.paths).match(/"schema":/g) ?? [];
    let compiled = 0;
    JSON.stringify(document.paths, (key, value) => {
      if (key === 'schema') {
        ajv.compile(resolved(value));
        compiled += 1;
      }
      return value;
    });
    expect(compiled).toBe(schemas.length);
    const references = JSON.stringify(document).match(/(?<="\$ref":"#\/)[^"]+/g) ?? [];
    expect(references.length).toBeGreaterThan(50);
    for (const reference of new Set(references)) {
      const found = reference.split('/').reduce((at: never, name) => at?.[name], document as never);
      expect([reference, found]).not.toEqual([reference, undefined]);
    }
  });

  // @spec access-7-4
  test('names every documented handler, and nothing else', () => {
    const listed = (calls: readonly { method?: string; path: string }[]) =>
      calls.map(({ method, path }) => `${method} ${path}`).toSorted();
    expect(listed(operations)).toEqual(listed(handlers));
  });

  test('says of each call how it fails', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of operations) {
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '400']));
      const secured = operation.security.length > 0;
      expect([path, '401' in operation.responses]).toEqual([path, secured || path.includes('login')]);
    }
  });

  // @spec access-7-4
  test('has the paths and names of the specification', () => {
    const fields = (path: string, method: string) => {
      const { parameters = [], requestBody } =
        operations.find((each) => each.path.endsWith(path) && each.method === method)?.operation ?? {};
      const [body] = Object.values(requestBody?.content ?? {});
      const query = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
      return body === undefined ? query : Object.keys(body.schema.properties ?? {});
    };
    expect({
      login: fields('/static/api/auth/login.php', 'post'),
      removeUserToken: fields('/static/api/auth/removeUserToken.php', 'post'),
      deactivateUser: fields('/static/api/auth/deactivateUser.php', 'post'),
      setpw: fields('/static/api/auth/setpw.php', 'post'),
      checkknr: fields('/static/api/register/checkknr.php', 'get'),
      checkrecaptcha: fields('/static/api/register/checkrecaptcha.php', 'get'),
      checkEmailToken: fields('/static/api/register/checkEmailToken.php', 'get'),
      resendLink: fields('/static/api/register/resendLink.php', 'get'),
      resetPassword: fields('/static/api/register/resetPassword.php', 'put'),
      fullversion: fields('/static/api/register/fullversion.php', 'get'),
      generatePdfPsw: fields('/static/api/userdata/generatePdfPsw.php', 'post'),
      allproducts: fields('/static/api/cms/allproducts.php', 'get'),
    }).toEqual({
      login: ['username', 'password', 'code'],
      removeUserToken: ['username'],
      deactivateUser: ['userid', 'password'],
      setpw: ['userid', 'password', 'username', 'einladung'],
      checkknr: ['knr'],
      checkrecaptcha: ['token'],
      checkEmailToken: ['id', 'token', 'del'],
      resendLink: ['mail', 'username', 'forPassword'],
      resetPassword: ['id', 'token', 'pwd'],
      fullversion: ['userid'],
      generatePdfPsw: ['pdfCipher', 'pdfPasswort', 'password'],
      allproducts: ['sort', 'flat'],
    });
    expect(document.components.schemas.Anmeldung?.required).toEqual([
      'token',
      'role',
      'userid',
      'institution',
      'status',
      'rechte',
      'walkme',
    ]);
  });
});

describe('the address of the calls', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database);
  const text = async (path: string) => {
    const answer = await server().ask(`/static/api/${path}`);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  test('gives the document to anybody, with the version of the product, and not twice', async () => {
    const { status, headers, json } = await call(server(), DOCUMENT);
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(json).toEqual(JSON.parse(JSON.stringify(document)));
    expect(json.info.version).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version);
    expect(json.servers).toEqual([{ url: '/' }]);
    const packed = await call(server(), DOCUMENT, { headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    const etag = String(headers.etag);
    const again = await call(server(), DOCUMENT, { headers: { 'if-none-match': etag } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  test('gives the schema of the pricing format to anybody, as docs/ has it', async () => {
    const { status, headers, text: schema } = await text('price-format.schema.json');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/schema+json']);
    expect(JSON.parse(schema)).toEqual(JSON.parse(readFileSync('docs/price-format.schema.json', 'utf8')));
    expect((await text('index.html')).text).toContain('href="/static/api/price-format.schema.json"');
  });

  test.each(['', 'index.html'])('shows every call on a page at /static/api/%s', async (path) => {
    const { status, headers, text: page } = await text(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    for (const { operation } of operations) {
      expect(page).toContain(`<article id="${operation.operationId}"`);
      expect(page).toContain(`href="#${operation.operationId}"`);
    }
    for (const [, anchor] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(` id="${anchor}"`);
    expect((await text('')).text).toBe(page);
    expect((await server().ask('/static/api')).status).toBe(200);
  });

  test('loads nothing for it from elsewhere, and no script', async () => {
    const { headers, text: page } = await text('index.html');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none';style-src 'self';font-src 'self';img-src 'self';frame-ancestors 'none'",
    );
    expect(page).not.toMatch(/<script|style=|https?:/);
    const linked = [...page.matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, href]) => String(href));
    expect(linked.length).toBeGreaterThan(2);
    for (const href of linked) expect([href, (await server().ask(href)).status]).toEqual([href, 200]);
    const styles = await text('api.css');
    expect([styles.status, styles.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  });
});
