import { describe, expect, test } from 'vitest';
import type { CallAnswer } from '../../../../../apps/web/connection/calls/send-call.ts';
import {
  Sending,
  type SendStep,
  type SendWays,
  type Upload,
} from '../../../../../apps/web/consultation/documents/sending/sending.ts';

const MAIL = { email: 'a@b.example', subject: 'Betreff', text: 'Guten Tag' };
const refused = (code: string): CallAnswer<never> => ({
  ok: false,
  code,
  message: `Grund ${code}`,
  fields: {},
});

/** Ways that note what they were asked for; each answers with the next of its answers, the last one for good. */
function ways(answers: {
  encrypt?: readonly ('fails' | 'works')[];
  upload?: readonly (CallAnswer<never> | 'works')[];
  send?: readonly (CallAnswer<never> | 'works')[];
}) {
  const asked: string[] = [];
  const next = <T>(list: readonly T[] | undefined, otherwise: T, count: number): T =>
    list?.[Math.min(count, list.length - 1)] ?? otherwise;
  const count = (name: string) => asked.filter((each) => each.startsWith(name)).length - 1;
  const all: SendWays = {
    make: async (password, onDrawn) => {
      asked.push('make');
      onDrawn();
      asked.push(`encrypt ${password}`);
      if (next(answers.encrypt, 'works', count('encrypt')) === 'fails') throw new Error('no typeface');
      return new Uint8Array([1]);
    },
    upload: async (name) => {
      asked.push(`upload ${name}`);
      const answer = next(answers.upload, 'works', count('upload'));
      return answer === 'works' ? { ok: true, value: { name: `protected-${name}` } } : answer;
    },
    send: async (name, _mail, requestId) => {
      asked.push(`send ${name} ${requestId}`);
      const answer = next(answers.send, 'works', count('send'));
      return answer === 'works' ? { ok: true, value: {} } : answer;
    },
  };
  return { all, asked };
}

const newUpload = (): Upload => ({ file: 'x.pdf', bytes: null, kept: null });

describe('sending a document', () => {
  test('makes, encrypts, transfers and sends, in this order', async () => {
    const { all, asked } = ways({});
    const steps: SendStep[] = [];
    const sending = new Sending('request-1', newUpload(), MAIL, all);
    expect(await sending.run('geheim', (step) => steps.push(step))).toEqual({ ok: true });
    expect(steps).toEqual(['make', 'encrypt', 'upload', 'send']);
    expect(asked).toEqual(['make', 'encrypt geheim', 'upload x.pdf', 'send protected-x.pdf request-1']);
  });

  test('goes on where it failed, under the same request', async () => {
    const { all, asked } = ways({ send: [refused('unreachable'), 'works'] });
    const sending = new Sending('request-1', newUpload(), MAIL, all);
    expect(await sending.run('geheim', () => {})).toEqual({
      ok: false,
      step: 'send',
      message: 'Der Server hat nicht geantwortet. Bitte prüfen Sie die Verbindung.',
      unsure: 'unanswered',
    });
    expect(await sending.run('geheim', () => {})).toEqual({ ok: true });
    expect(asked.filter((each) => /^(make|encrypt|upload)/.test(each))).toHaveLength(3);
    expect(asked.filter((each) => each.startsWith('send'))).toEqual([
      'send protected-x.pdf request-1',
      'send protected-x.pdf request-1',
    ]);
  });

  test('says that it failed where nothing left or the server refused, and nothing was under way', async () => {
    const failure = async (doubtful: boolean, ...send: CallAnswer<never>[]) => {
      const sending = new Sending('request-1', newUpload(), MAIL, ways({ send }).all, doubtful);
      for (const _ of send.slice(1)) await sending.run('geheim', () => {});
      return sending.run('geheim', () => {});
    };
    for (const code of ['offline', 'invalid', 'unavailable', 'limit'])
      expect(await failure(false, refused(code))).toEqual({
        ok: false,
        step: 'send',
        message: `Grund ${code}`,
      });
    expect(await failure(false, refused('failed'))).toMatchObject({ unsure: 'unanswered' });
    expect(await failure(false, refused('conflict'))).toMatchObject({ unsure: 'refused' });
    // What was not answered before stays unknown, whatever becomes of the next try.
    expect(await failure(false, refused('unreachable'), refused('offline'))).toMatchObject({
      message: 'Grund offline',
      unsure: 'unanswered',
    });
    expect(await failure(true, refused('limit'))).toMatchObject({ unsure: 'unanswered' });
    const upload = ways({ upload: [refused('unreachable')] });
    expect(await new Sending('request-1', newUpload(), MAIL, upload.all).run('geheim', () => {})).toEqual({
      ok: false,
      step: 'upload',
      message: 'Grund unreachable',
    });
  });

  test('transfers a document again that the server has deleted meanwhile', async () => {
    const { all, asked } = ways({ send: [refused('not-found'), 'works'] });
    const sending = new Sending('request-1', newUpload(), MAIL, all);
    await sending.run('geheim', () => {});
    expect(await sending.run('geheim', () => {})).toEqual({ ok: true });
    expect(asked.filter((each) => each.startsWith('upload'))).toHaveLength(2);
  });

  test('encrypts a document again that the server does not accept', async () => {
    const { all, asked } = ways({ upload: [refused('invalid'), 'works'] });
    const sending = new Sending('request-1', newUpload(), MAIL, all);
    await sending.run('alt', () => {});
    expect(await sending.run('neu', () => {})).toEqual({ ok: true });
    expect(asked.filter((each) => each.startsWith('encrypt'))).toEqual(['encrypt alt', 'encrypt neu']);
  });

  test('nothing leaves the browser that could not be encrypted', async () => {
    const { all, asked } = ways({ encrypt: ['fails'] });
    const sending = new Sending('request-1', newUpload(), MAIL, all);
    expect(await sending.run('geheim', () => {})).toEqual({ ok: false, step: 'encrypt', message: null });
    expect(asked).toEqual(['make', 'encrypt geheim']);
  });

  test('another mail with the same document transfers it once', async () => {
    const { all, asked } = ways({ send: [refused('invalid'), 'works'] });
    const shared = newUpload();
    await new Sending('request-1', shared, MAIL, all).run('geheim', () => {});
    await new Sending('request-2', shared, { ...MAIL, email: 'c@d.example' }, all).run('geheim', () => {});
    expect(asked.filter((each) => each.startsWith('upload'))).toHaveLength(1);
    expect(asked.at(-1)).toBe('send protected-x.pdf request-2');
  });
});
