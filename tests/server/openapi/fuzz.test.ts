import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { User } from '#auth';
import { openApiDocument } from '../../../apps/server/http/openapi/openapi-document.ts';
import { tokenOf } from '../support/call.ts';
import { type ContractCall, contractCalls, GERMAN, send, VENDORS } from '../support/contract.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { requestsFor } from '../support/fuzz.ts';
import { samplePdf } from '../support/pdfs.ts';
import { useServer } from '../support/server.ts';
import { openMailServer } from '../support/smtp.ts';

/** `INKO_FUZZ_RUNS=2000 npm test -- tests/server/openapi/fuzz.test.ts` looks longer; INKO_FUZZ_SEED repeats a run. */
const RUNS = Number(process.env.INKO_FUZZ_RUNS) || 12;
const SEED =
  Number(process.env.INKO_FUZZ_SEED) || (process.env.INKO_FUZZ_RUNS ? Date.now() % 2 ** 31 : 20261126);
const LONG_MS = 60_000 + RUNS * 2_000;

/** What deletes comes last, so that the others have something to work on. */
const last = ({ method, path }: ContractCall) =>
  Number(method === 'DELETE' || path.endsWith('deactivateUser.php'));

// Without one, calls that mail something are refused with 503, as configured.
const mails = await openMailServer();
afterAll(() => mails.close());

const CALLS = contractCalls(await openApiDocument()).toSorted((a, b) => last(a) - last(b));
describeWithDatabase('any request by the document or nearly so', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database, { SMTP_URL: mails.url });
  let pdf: Uint8Array;

  beforeAll(async () => {
    pdf = await samplePdf(null);
  });

  /** A session of who may make a call; undefined where an earlier request has deleted the user. */
  const tokenFor = async ({ name }: ContractCall) => {
    const em = database.em();
    const loginKey = VENDORS.has(name) ? 'admin' : 'leitung';
    await em.nativeUpdate(User, {}, { failedTries: 0, inactive: false, passwordInitial: false });
    return (await em.count(User, { loginKey })) === 0 ? undefined : tokenOf(server(), loginKey);
  };

  // An unhandled rejection fails the run by itself (vitest).
  test.each(CALLS)(
    '$name is answered as documented, and never by a failure',
    async (call) => {
      const file = Object.fromEntries(
        Object.entries(call.fields)
          .filter(([, schema]) => 'contentMediaType' in schema)
          .map(([name]) => [name, call.path.includes('csv') ? new TextEncoder().encode('id;PZN\n') : pdf]),
      );
      await fc.assert(
        fc.asyncProperty(requestsFor(call, { ...call.example, ...file }), async (sent) => {
          const answer = await send(server().origin, call, sent, await tokenFor(call));
          const body = await answer.text();
          expect([answer.status < 500 ? 'answered' : answer.status, body.slice(0, 300)]).toEqual([
            'answered',
            expect.anything(),
          ]);
          const json = body === '' ? undefined : JSON.parse(body);
          expect(call.objection(answer.status, json)).toBeNull();
          if (answer.status >= 400) expect(json.message).toMatch(GERMAN);
        }),
        { numRuns: RUNS, seed: SEED, endOnFailure: RUNS <= 20 },
      );
      expect(server().log.filter((line) => line.includes('call failed'))).toEqual([]);
    },
    LONG_MS,
  );
});
